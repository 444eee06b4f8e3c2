"""The pages to which links in mails lead.  Opening one changes nothing, as programs that read mail open links too."""

from __future__ import annotations

from html import escape
from typing import Annotated, Final
from urllib.parse import parse_qs

from litestar import MediaType, Response, Router, get, post
from litestar.params import PathParameter

from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import current_language, say
from sacbe.server.access.dependencies import AnyRequest
from sacbe.server.accounts.service import PASSWORD
from sacbe.server.api.errors import as_problem, render_problem, status_code
from sacbe.server.mail.dependencies import Consents_, Resets_

PAGE: Final = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>{title}</title>
<link rel="stylesheet" href="/mail/page.css">
</head>
<body>
<main>
<h1>{title}</h1>
{inside}
</main>
</body>
</html>
"""
STYLE: Final = """body { font: 1.1rem/1.5 system-ui, sans-serif; margin: 0; padding: 1rem; }
main { max-width: 34rem; margin: 8vh auto; }
form { margin: 1.5rem 0; }
button, input { font: inherit; min-height: 44px; padding: 0 1rem; }
label { display: block; margin-bottom: 1rem; }
input { display: block; width: 100%; box-sizing: border-box; padding: 0 .5rem; }
button { cursor: pointer; }
"""
# The browser says which page a form comes from only with this policy; and no other site gets the address of the page.
HEADERS: Final = {"Referrer-Policy": "same-origin", "Cache-Control": "no-store", "Vary": "Accept-Language"}
Link = Annotated[str, PathParameter(max_length=100)]


def show(title: str, *parts: str, status: int = 200) -> Response[str]:
    """Return a page: a title, and what stands below it as HTML."""
    return Response(PAGE.format(lang=current_language(), title=escape(title), inside="\n".join(parts)),
                    status_code=status, media_type=MediaType.HTML, headers=HEADERS)


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def form(path: str, label: str, fields: str = "") -> str:
    """Return a form with one button, which comes back in the same language."""
    return (f'<form method="post" action="{escape(path)}?lang={current_language()}">{fields}'
            f"<button>{escape(label)}</button></form>")


def show_dead_link() -> Response[str]:
    """Return the page of a link that is used, too old or made up; nobody learns which."""
    return show(say("mail-page-dead"), paragraph(say("mail-page-dead-note")), status=404)


def show_problem(request: AnyRequest, error: Exception) -> Response[str]:
    """Return a page that says why something is not possible."""
    problem = as_problem(error)
    return show(say("mail-page-problem"), paragraph(render_problem(problem).text), status=status_code(problem.key))


@get("/page.css", include_in_schema=False)
async def style() -> Response[str]:
    return Response(STYLE, media_type="text/css", headers={"Cache-Control": "public, max-age=3600"})


# ---------------------------------------------------------------- confirm an address

@get("/confirm/{link:str}", include_in_schema=False)
async def ask_confirm(link: Link, consents: Consents_) -> Response[str]:
    row = await consents.find_by_link(link)
    if row is None:
        return show_dead_link()
    key = "mail-page-confirm-seat" if row.kind == "seat" else "mail-page-confirm-account"
    return show(say("mail-page-confirm"), paragraph(say(key, mail=row.mail)),
                form(f"/mail/confirm/{link}", say("mail-page-confirm-yes")), paragraph(say("mail-page-confirm-no")))


@post("/confirm/{link:str}", include_in_schema=False, status_code=200)
async def confirm(link: Link, consents: Consents_) -> Response[str]:
    if not await consents.confirm(link):
        return show_dead_link()
    return show(say("mail-page-confirmed"), paragraph(say("mail-page-confirmed-note")))


# ---------------------------------------------------------------- end mails

@get("/stop/{link:str}", include_in_schema=False)
async def ask_stop(link: Link, consents: Consents_) -> Response[str]:
    return await show_stop(link, consents)


@post("/stop/{link:str}", include_in_schema=False, status_code=200)
async def stop(link: Link, consents: Consents_) -> Response[str]:
    """End the mails of one kind; programs that read mail send this with one click (RFC 8058)."""
    await consents.stop(link)
    return show(say("mail-page-stopped"), paragraph(say("mail-page-stopped-note")))


@post("/never/{link:str}", include_in_schema=False, status_code=200)
async def never(link: Link, consents: Consents_) -> Response[str]:
    """Send nothing more to the mailbox that got this link."""
    await consents.block(link)
    return await show_stop(link, consents)


@post("/again/{link:str}", include_in_schema=False, status_code=200)
async def again(link: Link, consents: Consents_) -> Response[str]:
    """Let the mailbox that got this link be asked again."""
    await consents.unblock(link)
    return show(say("mail-page-again"), paragraph(say("mail-page-again-note")))


async def show_stop(link: str, consents: Consents_) -> Response[str]:
    """Return the page that ends mails; what is ended already, or never was, looks the same."""
    state = await consents.state_of(link)
    if state == "unknown":
        return show(say("mail-page-stopped"), paragraph(say("mail-page-stopped-note")))
    if state == "blocked":
        return show(say("mail-page-blocked"), paragraph(say("mail-page-blocked-note")),
                    form(f"/mail/again/{link}", say("mail-page-again-yes")))
    return show(say("mail-page-stop"), paragraph(say("mail-page-stop-note")),
                form(f"/mail/stop/{link}", say("mail-page-stop-yes")), paragraph(say("mail-page-never-note")),
                form(f"/mail/never/{link}", say("mail-page-never-yes")))


# ---------------------------------------------------------------- a new password

@get("/password/{link:str}", include_in_schema=False)
async def ask_password(link: Link, resets: Resets_) -> Response[str]:
    account = await resets.find(link)
    return show_dead_link() if account is None else show_password(link, account.display)


@post("/password/{link:str}", include_in_schema=False, status_code=200)
async def set_password(request: AnyRequest, link: Link, resets: Resets_) -> Response[str]:
    account = await resets.find(link)
    if account is None:
        return show_dead_link()
    sent = parse_qs((await request.body()).decode("utf-8", "replace"), max_num_fields=4)
    try:
        is_done = await resets.use(link, sent.get("password", [""])[0])
    except Problem as problem:
        return show_password(link, account.display, render_problem(problem).text, status_code(problem.key))
    if not is_done:
        return show_dead_link()
    return show(say("mail-page-password-set"), paragraph(say("mail-page-password-set-note")),
                f'<p><a href="/">{escape(say("mail-page-home"))}</a></p>')


def show_password(link: str, name: str, problem: str = "", status: int = 200) -> Response[str]:
    least, most = PASSWORD
    fields = (f'<input name="name" autocomplete="username" value="{escape(name)}" readonly hidden>'
              f'<label>{escape(say("mail-page-password-new", least=least))}<input name="password" type="password" '
              f'required minlength="{least}" maxlength="{most}" autocomplete="new-password"></label>')
    told = f'<p role="alert"><strong>{escape(problem)}</strong></p>' if problem else ""
    return show(say("mail-page-password"), paragraph(say("mail-page-password-note", name=name)), told,
                form(f"/mail/password/{link}", say("mail-page-password-yes"), fields), status=status)


ROUTES: Final = (
    Router("/mail", route_handlers=[style, ask_confirm, confirm, ask_stop, stop, never, again, ask_password,
                                    set_password], exception_handlers={Exception: show_problem}),
)
