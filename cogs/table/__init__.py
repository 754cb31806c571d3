"""The public message of a table: its pages, its commands, how it is posted and kept."""
