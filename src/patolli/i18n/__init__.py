"""Texts: everything a person reads, in four languages, from Project Fluent catalogues.

Room card. Here lives the way from a name (an option, a decision, an action, an event,
an error) to a sentence. It knows the catalogues, what a game declares about itself, and
how to check one against the other. It must not know a rule, a screen, a socket, or what
any text is used for; it must not fall back from one language to another.

Catalogues. The house's are `i18n/locale/<language>/<catalogue>.ftl`, and every key there
begins with the name of its catalogue. A title's lie in its own folder: what it declares
in `games/<key>/locale/<language>.ftl`, and what terminal, lessons, rules page and browser say
of it in `cli`, `learn`, `rules` and `web` under `games/<key>/locale/<language>/`, whose keys begin with
the name of the catalogue and the key of the game. Names are snake_case in Python and
kebab-case in a catalogue.

    <game>-name                         the title
    <game>-option-<option>              its label; `.about` explains it in one line
    <game>-option-<option>-<value>      one value of it
    <game>-decision-<decision>          the question; `.about` may add a line of context
    <game>-action-<kind>                what a button says
    <game>-event-<kind>                 a line of the log
    <game>-standing-<order>             what a standing order does
    <game>-<noun>-<value>               a named thing, such as a tile; where the game says that it must be
                                        explained, `.does` and `.when` are a sentence each
    <game>-good-<name>                  what a ledger counts; `.many` is its name in the plural
    <game>-source-<name>                where points come from
    <game>-automaton-<name>             whom a game calls a player beyond the last seat
    error-<kind>                        what was wrong, with the error's details
    error-why-<reason>                  why, with the reason's values
    <game>-why-<reason>                 a game's own reason, raised as Reason("<game>.<reason>")
    cli-…, common-…, web-…              the house's own words
    cli-<game>-…, rules-<game>-…, web-<game>-…  words about one game
    learn-<game>-lesson-<lesson>        a lesson, with `.about`, `.learnt` and `.learnt-more`
    learn-<game>-task-<lesson>-<task>   what to do in it, with `.else` for who does something else
    learn-<game>-say-<sentence>         what a coach says
    rules-<game>-chapter-<chapter>      a theme of the rules, with `.about`
    rules-<game>-ruling-<number>        a ruling, with `.example` where the rulebook has one
    rules-<game>-pieces-<family>        a kind of pieces, with `.where`; with `.does` and `.when` where all are alike
    rules-<game>-piece-<family>-<name>  a piece that is no noun, with `.does` and `.when`

Arguments. Decisions, actions and events offer `$player` (the display name of their seat)
and one argument for each field they declare: a number stays a number, so plurals work; a
seat is a display name; a noun is its translated name. Whatever attribute a noun has is
offered as well: with `.a = a market` under a tile, a sentence about the field `tile` may
say `{ $a-tile }`, and with `.gender = feminine` it may select by `{ $gender-tile -> … }`.
Each language chooses the attributes that its grammar needs, for all values of the noun.
The browser offers the forms of a noun in the same way: `{ $at-board }` in a text of
`web-<game>-…` is the attribute `.at` of the game's noun `board`.

Wording. `words.toml` beside the catalogues says which words a language never uses, and
which term stands for which in the others; the checker holds every text to it, and to the
signs and spaces of its language.

Errors. A detail that is a Reason, or another error, is told first and offered as its own
text. A reason is a whole sentence; one that is offered as `$needed` is a phrase that follows
“must be” and “is not”. What a game's own reason holds under the name of a family of nouns is one of them, and
offered with its forms: of `Reason("<game>.too_far", board="palace")` that is `$board` and `$at-board`. Numbers stay numbers, for plurals; one called `$seat` counts from 0 in
the error and from 1 in the text, here and in the browser alike. No error or reason may be
given a sentence in the source: the checker finds it.

House keys are written whole, as literals, wherever they are used: `text("cli-farewell")`,
or in a table of names. That is how the checker finds them; a key pieced together at run
time is a fault.
"""

from patolli.i18n.languages import LANGUAGES, UnknownLanguage, language_from
from patolli.i18n.render import GameTexts
from patolli.i18n.texts import BrokenCatalogue, MissingArgument, MissingText, TextError, Texts

__all__ = [
    "LANGUAGES",
    "BrokenCatalogue",
    "GameTexts",
    "MissingArgument",
    "MissingText",
    "TextError",
    "Texts",
    "UnknownLanguage",
    "language_from",
]
