"""A few problems, whatever is shipped."""

from bot.problems import ProblemSet
from engine.players.problems import Problem, ProblemKind

CARDS = ProblemSet("contree", ProblemKind.CARDS)

_LINES = (
    (
        "33\t1\t9C\tTS 9C 9C\ttrumps-late\t0.247\t0.000\tcontree N | KHQH7CJDASQS7SAH / "
        "8H9DTDQC9H8S8DKS / TSKC7HTH9CAD9STC / JCJSACKD7DQDJH8C | - 80C - 100C - - - | "
        "8DAD7DJD KCJC7CQC JSAS8S9S AH8H7HJH QH9HTH8C QDQSTDTC"
    ),
    (
        "1\t1\tQC\t9S QC QC\tmaster-kept\t0.182\t0.000\tcontree N | QH7S9D9CQSASKD7D / "
        "KCJSTC9SACQC7H8D / JCKHTSAHJD8SKSTH / 7C8HTDQD8CJHAD9H | - - 90H - - - | "
        "7HKHJHQH 9H7SACTH AD7D8DJD TD9DTCAH 8S8HQSJS 7C9CKCJC"
    ),
    (
        "5\t1\tQD\tQD QD QD\tpoints-given\t0.174\t0.000\tcontree S | THJCTSQS8CKH8H9D / "
        "TDQCKCQDASJS8DQH / 9S7C7H7DADAC7SJH / KD9C8STCKSAH9HJD | - - - 80H - - - | "
        "8STSAS7S JS9SKSQS 9C8CQCAC JHAH8HQH ADJD9D8D 7CTCJCKC KDTH"
    ),
)


def made_problems() -> dict[int, Problem]:
    """Three problems of cards by number: of the computers two, two and three found them."""
    every = map(Problem.read, _LINES)
    return {each.number: each for each in every}


BIDS = ProblemSet("contree", ProblemKind.BIDS)
BID = Problem.read(
    "7\t1\t90H\t- 90H 90H\tovercall\t0.038\t0.006\tcontree E | JHTDKS9D8SJC8D8H / "
    "TCKD9HTHQC7HKH9C / JD9SKCASAHTS7C7S / QDACJS8C7DQHQSAD | 80S - -"
)
"""One of a call, that a beginner does not find."""
