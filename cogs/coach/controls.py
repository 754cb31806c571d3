"""The controls that ask the coach, and that answer whether one may."""

from cogs.ui.ids import ControlName, Presser

COACH = ControlName("coach", Presser.SEATED, counted=False, plays=True)
AGREE_COACH = ControlName("agree-coach", Presser.SEATED, counted=False)
REFUSE_COACH = ControlName("refuse-coach", Presser.SEATED, counted=False)
