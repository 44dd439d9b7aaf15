# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT
"""A program on prompt_toolkit that ends by the way that a key names; see Scripts/ways-out.py."""
from prompt_toolkit.application import Application
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.layout import Layout, Window
from prompt_toolkit.layout.controls import FormattedTextControl

import common

bindings = KeyBindings()


@bindings.add("<any>")
def key(event):
    if event.data == "q":
        event.app.exit()
    else:
        common.end(event.data)


Application(
    layout=Layout(Window(FormattedTextControl("ready"))), key_bindings=bindings, full_screen=True, mouse_support=True,
).run()
