"""Messages that Discord is asked to show: what may be asked, how it is written, when it is due."""
