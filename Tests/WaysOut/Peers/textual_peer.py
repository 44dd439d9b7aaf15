# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT
"""A program on Textual that ends by the way that a key names; see Scripts/ways-out.py."""
import sys

from textual.app import App, ComposeResult
from textual.widgets import Input, Static

import common


class Peer(App):
    def compose(self) -> ComposeResult:
        yield Static("ready")
        yield Input("text", disabled=True)

    def on_key(self, event) -> None:
        if event.character == "q":
            self.exit()
        else:
            common.end(event.character)


app = Peer()
app.run()
sys.exit(app.return_code or 0)
