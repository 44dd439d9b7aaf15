# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

"""Textual's TextArea, Tree, RichLog or Markdown of so many rows: `texts.py text 10000`.

`x` is typed into the text, and appends a hundred lines to the log and a word to the
Markdown; `s` appends 100,000 lines to the log within a second, as in
Benchmarks/Sources/Documents.
"""

import asyncio
import sys
import time

from textual.app import App
from textual.containers import VerticalScroll
from textual.widgets import Markdown, RichLog, TextArea, Tree


def line(number):
    return f"Row {number} of the text: the tide tables of the port are made a year ahead."


def section(number):
    return f"## Row {number}\n\nSome *text* with `code` and **bold words**.\n\n- item one\n- item two\n\n"


class Texts(App):
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, kind, rows):
        super().__init__()
        self.kind, self.rows, self.count = kind, int(rows), 0
        self.stream = None

    def compose(self):
        if self.kind == "text":
            text = "\n".join(line(row) for row in range(self.rows))
            yield TextArea(text, show_line_numbers=True)
        elif self.kind == "tree":
            tree = Tree("tree")
            tree.show_root = False
            tree.root.expand()
            for first in range(0, self.rows, 1000):
                folder = tree.root.add(f"Row {first} of the tree", expand=True)
                for row in range(first + 1, first + 1000):
                    folder.add_leaf(f"Row {row} of the tree")
            yield tree
        elif self.kind == "log":
            yield RichLog()
        else:
            with VerticalScroll():
                yield Markdown("".join(section(row) for row in reversed(range(self.rows))))

    def on_ready(self):
        kinds = {"text": TextArea, "tree": Tree, "log": RichLog, "markdown": VerticalScroll}
        widget = self.query_one(kinds[self.kind])
        widget.focus()
        if self.kind == "markdown":
            widget.anchor()
            widget.scroll_end(animate=False)
        if self.kind == "log":
            for row in reversed(range(self.rows)):
                widget.write(line(row))

    async def append_quickly(self):
        log, start = self.query_one(RichLog), time.monotonic()
        for part in range(100):
            for number in range(1000):
                log.write(line(part * 1000 + number))
            await asyncio.sleep(max(0, start + (part + 1) / 100 - time.monotonic()))

    async def on_key(self, event):
        if event.key == "s" and self.kind == "log":
            self.run_worker(self.append_quickly())
        if event.key != "x":
            return
        if self.kind == "log":
            log = self.query_one(RichLog)
            for number in range(self.count, self.count + 100):
                log.write(line(number))
            self.count += 100
        elif self.kind == "markdown":
            self.stream = self.stream or Markdown.get_stream(self.query_one(Markdown))
            await self.stream.write("*word* ")


Texts(*sys.argv[1:]).run()
