"""The screens of one game, below ``/g/<id>``."""
