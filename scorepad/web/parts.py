"""Forms in parts, as they come with files."""

from flask import Flask, abort, request


def refuse_nameless_parts(app: Flask) -> None:
    """A form with a part that has no name is no form of ours; whoever reads forms
    goes by names. Has to come before they do."""

    @app.before_request
    def check() -> None:
        in_parts = request.mimetype == "multipart/form-data"
        if in_parts and not all(isinstance(name, str) for name in request.form):
            abort(400)
