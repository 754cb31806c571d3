"""How often Discord lets a bot ask: a bucket a route and channel, and one for the whole bot."""

from collections.abc import Mapping
from dataclasses import dataclass, field

ALL_IN_ALL = "global"
ON_THE_WAY = 0.5
"""Seconds after a refusal in which requests may come that were sent before it was heard."""


@dataclass(frozen=True, slots=True)
class Limit:
    """So many requests in so many seconds."""

    requests: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of one little Discord; those of a test may be tighter."""

    edits: Limit = Limit(5, 5.0)
    posts: Limit = Limit(5, 5.0)
    deletions: Limit = Limit(5, 1.0)
    webhooks: Limit = Limit(5, 2.0)
    all_in_all: Limit = Limit(50, 1.0)
    channel_webhooks: Limit = Limit(30, 60.0)

    def of(self, method: str, parts: tuple[str, ...]) -> tuple[str, Limit] | None:
        """The bucket that a request falls into, if it falls into one."""
        match (method, *parts):
            case ("PATCH", "channels", channel, "messages", _):
                return f"edits:{channel}", self.edits
            case ("POST", "channels", channel, "messages"):
                return f"posts:{channel}", self.posts
            case ("DELETE", "channels", channel, "messages", _):
                return f"deletions:{channel}", self.deletions
            case (_, "webhooks", _, token, *_):
                return f"webhooks:{token}", self.webhooks
        return None


_MANY = Limit(1000, 1.0)
UNLIMITED = Limits(_MANY, _MANY, _MANY, _MANY, _MANY, _MANY)
"""For what is not about limits and would only wait for them."""

AT_FULL_SPEED = Limits(channel_webhooks=_MANY)
"""For bots whose setting says that hands are redrawn as often as they change."""


def is_exempt(parts: tuple[str, ...]) -> bool:
    """Whether a route does not count for the whole bot: those that answer interactions."""
    return parts[:1] in {("interactions",), ("webhooks",)}


@dataclass
class Bucket:
    """A window that opens with the first request and closes when its seconds are over."""

    limit: Limit
    closes: float = 0.0
    taken: int = 0
    refused_at: float = 0.0
    refused_until: float = 0.0

    def take(self, now: float) -> bool:
        """Take one request, if one is left."""
        if now >= self.closes:
            self.closes, self.taken = now + self.limit.seconds, 0
        if self.taken >= self.limit.requests:
            if now >= self.refused_until:
                self.refused_at, self.refused_until = now, self.closes
            return False
        self.taken += 1
        return True

    def is_early(self, now: float) -> bool:
        """Whether whoever comes now was told before to wait for longer."""
        return self.refused_at + ON_THE_WAY < now < self.refused_until

    def headers(self, name: str, now: float, wall: float) -> dict[str, str]:
        """What Discord says of a bucket with each answer."""
        after = max(0.0, self.closes - now)
        return {
            "X-RateLimit-Limit": str(self.limit.requests),
            "X-RateLimit-Remaining": str(max(0, self.limit.requests - self.taken)),
            "X-RateLimit-Reset": f"{wall + after:.3f}",
            "X-RateLimit-Reset-After": f"{after:.3f}",
            "X-RateLimit-Bucket": name.partition(":")[0],
        }


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """Whether a request may pass, what its answer says of the limits, and whether it came early."""

    passes: bool
    headers: Mapping[str, str]
    retry_after: float = 0.0
    for_all: bool = False
    impatient: bool = False


@dataclass
class Turnstile:
    """Counts requests against the limits."""

    limits: Limits
    _buckets: dict[str, Bucket] = field(default_factory=dict)

    def judge(
        self,
        method: str,
        parts: tuple[str, ...],
        now: float,
        wall: float,
        channel: int | None = None,
    ) -> Verdict:
        """Take a request into its buckets, or refuse it; ``channel`` is that of its token."""
        if not is_exempt(parts):
            whole = self._bucket(ALL_IN_ALL, self.limits.all_in_all)
            early = whole.is_early(now)
            if not whole.take(now):
                return _refusal(whole, now, {}, for_all=True, impatient=early)
        if channel is not None and parts[0] == "webhooks":
            shared = self._bucket(f"channel:{channel}", self.limits.channel_webhooks)
            early = shared.is_early(now)
            if not shared.take(now):
                headers = shared.headers("channel", now, wall)
                return _refusal(shared, now, headers, for_all=False, impatient=early)
        found = self.limits.of(method, parts)
        if found is None:
            return Verdict(passes=True, headers={})
        name, limit = found
        bucket = self._bucket(name, limit)
        early = bucket.is_early(now)
        passes = bucket.take(now)
        headers = bucket.headers(name, now, wall)
        if passes:
            return Verdict(passes=True, headers=headers)
        return _refusal(bucket, now, headers, for_all=False, impatient=early)

    def _bucket(self, name: str, limit: Limit) -> Bucket:
        if name not in self._buckets:
            self._buckets[name] = Bucket(limit)
        return self._buckets[name]


def _refusal(
    bucket: Bucket, now: float, headers: Mapping[str, str], *, for_all: bool, impatient: bool
) -> Verdict:
    after = bucket.closes - now
    scope = {"X-RateLimit-Scope": "global" if for_all else "user", "Retry-After": f"{after:.3f}"}
    if for_all:
        scope["X-RateLimit-Global"] = "true"
    return Verdict(
        passes=False,
        # Without it discord.py takes the refusal for a ban and does not wait.
        headers={**headers, **scope, "Via": "1.1 little-discord"},
        retry_after=after,
        for_all=for_all,
        impatient=impatient,
    )
