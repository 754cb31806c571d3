"""Tables: their requests, events and state, and the inbox that requests go through."""
