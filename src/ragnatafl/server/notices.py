"""What is told between the lines of the log: what people say, and what has become of a bot."""

from __future__ import annotations

import orjson

from ragnatafl.locale.speech import speech

from .messages import ChatMessage, NoticeMessage


def said(seat: int, text: str, at: int, seq: int, key: str | None = None) -> ChatMessage | NoticeMessage:
    """A row of the chats as it is told. With a key it is a notice about the seat, and its text the arguments; the page
    says it in its own language."""
    if key is None:
        return {"type": "chat", "from": seat, "text": text, "at": at, "seq": seq}
    args = orjson.loads(text)
    sentence = speech().say(f"ui-notice-{key}", **args)
    return {"type": "notice", "from": seat, "key": key, "args": args, "text": sentence, "at": at, "seq": seq}
