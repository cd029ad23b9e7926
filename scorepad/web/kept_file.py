"""A file as it is sent: compressed, and kept by the browser until it changes."""

import gzip
import hashlib
from dataclasses import dataclass
from http import HTTPStatus

import brotli
from flask import Response, request

_COMPRESSIBLE = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
_FOREVER = 31_536_000


@dataclass(frozen=True, slots=True)
class KeptFile:
    """One content in all its encodings; ``version`` changes with it."""

    content_type: str
    version: str
    encodings: dict[str, bytes]
    """By name; ``identity`` is the file as it is."""

    @classmethod
    def of(cls, content: bytes, content_type: str) -> "KeptFile":
        """The file with this content."""
        encodings = {"identity": content}
        if content_type.startswith(_COMPRESSIBLE):
            # Once for each file and process, so the best compression is cheap.
            encodings["gzip"] = gzip.compress(content, 9, mtime=0)
            encodings["br"] = brotli.compress(content, mode=brotli.MODE_TEXT)
        return cls(content_type, hashlib.sha256(content).hexdigest()[:16], encodings)

    def answer(self) -> Response:
        """The file in the smallest encoding that the request takes, to be kept
        forever where its address names its version."""
        encoding = request.accept_encodings.best_match(
            sorted(self.encodings, key=lambda name: len(self.encodings[name])), "identity"
        )
        response = Response(self.encodings[encoding], content_type=self.content_type)
        if self.content_type.startswith("text/"):
            response.content_type = f"{self.content_type}; charset=utf-8"
        if encoding != "identity":
            response.content_encoding = encoding
        response.vary.add("Accept-Encoding")
        response.set_etag(f"{self.version}-{encoding}")
        if request.args.get("v") == self.version:
            response.cache_control.public = True
            response.cache_control.max_age = _FOREVER
            response.cache_control.immutable = True
        else:
            response.cache_control.no_cache = True
        # Safari plays no film whose pieces it can't ask for; nobody wants a piece of the rest.
        in_pieces = len(self.encodings) == 1
        response.make_conditional(request, in_pieces, len(self.encodings[encoding]))
        if response.cache_control.immutable and response.status_code == HTTPStatus.OK:
            # Nobody asks again for what never changes.
            del response.headers["ETag"]
        return response
