"""The course: lessons of a few moments each, in which a learner plays South."""
