"""What is kept about a person: where it stands, how he reads it and how it goes."""
