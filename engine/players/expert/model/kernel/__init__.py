"""The compiled weighing of hands by what was played from them."""
