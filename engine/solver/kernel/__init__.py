"""The compiled search, a step a file; nothing here may be imported before `compiled` says where."""
