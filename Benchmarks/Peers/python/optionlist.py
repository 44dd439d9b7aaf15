# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

"""Textual's OptionList with so many options: `optionlist.py 1000000`."""

import sys

from textual.app import App
from textual.widgets import OptionList


class Rows(App):
    def compose(self):
        count = int(sys.argv[1])
        yield OptionList(*(f"Row {row} of the list" for row in range(count)))


Rows().run()
