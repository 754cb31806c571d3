"""The pictures of the demo's page, made ready where they are: the bot has drawn them all itself."""

import asyncio

from simcord.preview._media import MediaInfo, MediaWorker, _process_media


class OwnPictures(MediaWorker):
    """Pictures that need no guard.

    SimCord looks at each in a process of its own, one after the other and eight at most, because
    they may come from anybody: a hand of eight cards takes seconds, and the ninth picture is lost.
    """

    async def validate(
        self, key: str, blob: bytes, *, media_time: float | None = None
    ) -> MediaInfo:
        """The picture as the page shows it; MediaError when it is none."""
        return await asyncio.to_thread(_process_media, blob, media_time)
