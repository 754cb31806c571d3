"""The demo's web server: SimCord's, which also answers an address without its secret part."""

from html import escape
from typing import ClassVar

from aiohttp import web
from simcord.preview import Preview
from simcord.preview._server import PreviewServer

SCRIPT = "/address.js"
ICON = "/favicon.ico"
"""What every browser asks for."""

WITHOUT_SECRET = """\
if (!location.hash) {
  const sentence = document.getElementById("address").content.textContent;
  addEventListener("load", () => { document.body.textContent = sentence; });
}
"""
"""A browser does not send the part of an address after « # »: only the page knows it lacks."""


class DemoServer(PreviewServer):
    """Says where the right address is to whoever opens the page without its secret part."""

    _STATIC_FILES: ClassVar[dict[str, str]] = {
        **PreviewServer._STATIC_FILES,
        SCRIPT: SCRIPT,
        ICON: ICON,
    }

    def __init__(self, preview: Preview, port: int, sentence: str, icon: bytes) -> None:
        super().__init__(preview, port)
        self._sentence = sentence
        self._icon = icon

    async def _static(self, request: web.Request) -> web.Response:
        if request.path == ICON:
            return web.Response(
                body=self._icon, content_type="image/png", headers=self._SECURITY_HEADERS
            )
        if request.path == SCRIPT:
            kind, headers = "application/javascript", self._SECURITY_HEADERS
            return web.Response(text=WITHOUT_SECRET, content_type=kind, headers=headers)
        answer: web.Response = await super()._static(request)
        if request.path == "/" and answer.text is not None:
            told = f'<template id="address">{escape(self._sentence)}</template>'
            script = f'{told}<script src="{SCRIPT}"></script></body>'
            answer.text = answer.text.replace("</body>", script)
        return answer
