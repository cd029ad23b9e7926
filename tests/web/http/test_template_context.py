"""What every template has, and what browsers are not sent of it."""

from flask import Flask

SOURCE = """
<ul>
  <li
      class="game">a b</li>
  {% if true %}
    <li>c</li>
  {% endif %}
</ul>
"""


def test_templates_are_indented_for_readers_alone(assembled: Flask) -> None:
    written = assembled.jinja_env.from_string(SOURCE.strip()).render()
    assert written == '<ul>\n<li\nclass="game">a b</li>\n<li>c</li>\n</ul>'
