"""Forms in parts, as they come with files."""

from flask import Flask, abort, request


def refuse_nameless_parts(app: Flask) -> None:
    """Refuse a form with a part that has no name; has to come before whatever reads forms.

    No form of ours has one, and whoever reads forms goes by names.
    """

    @app.before_request
    def check() -> None:
        in_parts = request.mimetype == "multipart/form-data"
        if in_parts and not all(isinstance(name, str) for name in request.form):
            abort(400)
