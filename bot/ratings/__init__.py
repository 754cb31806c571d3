"""Who is good at what: ladders, ratings and the periods over which results are added up."""
