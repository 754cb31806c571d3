"""The rules and the thinking: no Discord, no database, no clock, no luck of its own."""
