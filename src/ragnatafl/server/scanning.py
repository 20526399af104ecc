"""A link of this server as a picture that another device can scan (a QR code)."""

from __future__ import annotations

import io
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from .errors import ServerError
from .security import is_own_origin

router = APIRouter(prefix="/api", tags=["server"])

LONGEST_LINK = 600
"""One for all seats of a device: five secrets."""


class Link(BaseModel):
    model_config = ConfigDict(extra="forbid")
    link: Annotated[str, Field(max_length=LONGEST_LINK)]


@router.post("/scan")
def scan(asked: Link, request: Request) -> Response:
    """The link as an SVG picture. It is asked for in a body, since addresses are written down on the way."""
    origin, host = "/".join(asked.link.split("/")[:3]), request.headers.get("host")
    if not is_own_origin(origin, host, request.app.state.services.settings.origins):
        raise ServerError("options", "Only links to this server are drawn.")
    return Response(picture(asked.link), media_type="image/svg+xml")


def picture(link: str) -> bytes:
    import segno  # most servers never draw one

    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(drawn, kind="svg", scale=4, border=4, dark="#000", light="#fff")
    return drawn.getvalue()
