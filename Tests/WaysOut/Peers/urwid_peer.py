# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT
"""A program on urwid that ends by the way that a key names; see Scripts/ways-out.py."""
import urwid

import common


def key(name):
    if name == "q":
        raise urwid.ExitMainLoop()
    common.end(name)


screen = urwid.raw_display.Screen(bracketed_paste_mode=True, focus_reporting=True)
urwid.MainLoop(urwid.Filler(urwid.Text("ready")), screen=screen, unhandled_input=key).run()
