# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

"""The workloads by Textual: frames.py WORKLOAD COLUMNS ROWS FRAMES | frames.py mouse

One widget fills the screen. Each frame refreshes it and lets the compositor draw at once, without Textual's timer
of 60 Hz.
"""

import os
import sys

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.app import App
from textual.strip import Strip
from textual.widget import Widget

WORDS = (
    "alpha error connection to the server was refused retry in seconds request GET /index.html 200 OK user "
    "session opened closed by root kernel: cpu temperature threshold"
).split()
GLYPHS = [
    ("漢", 2), ("字", 2), ("テ", 2), ("ス", 2), ("ト", 2), ("한", 2), ("글", 2),
    ("\U0001F469\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466", 2),
    ("\U0001F3F3\uFE0F\u200D\U0001F308", 2), ("\U0001F44D\U0001F3FD", 2),
    ("\U0001F1EF\U0001F1F5", 2), ("\U0001F600", 2), ("e\u0301", 1), ("a", 1), ("b", 1),
    ("c", 1), (" ", 1), ("x", 1), ("\U0001F680", 2), ("日", 2), ("本", 2),
]
BLANK = GLYPHS[16]
COUNT = int(os.environ.get("W_LINES", "1000"))
PALETTE = [Color.parse(f"color({number})") for number in range(256)]
FOREGROUNDS = [Style.from_color(color) for color in PALETTE]
PLAIN = Style()


class Random:
    """Marsaglia's xorshift32."""

    state = 12345

    def next(self):
        state = self.state
        state ^= state << 13 & 0xFFFFFFFF
        state ^= state >> 17
        state ^= state << 5 & 0xFFFFFFFF
        self.state = state
        return state


def make_line(random, number, columns):
    line = f"{number:6d} "
    target = columns // 3 + random.next() % (columns * 2 // 3 - 12)
    while len(line) < target and len(line) < columns - 12:
        line += WORDS[random.next() % len(WORDS)] + " "
    return line.ljust(columns)[:columns]


def make_wide_line(random, columns):
    line, column = "", 0
    while column < columns:
        glyph = GLYPHS[random.next() % len(GLYPHS)]
        if glyph[1] > columns - column:
            glyph = BLANK
        line += glyph[0]
        column += glyph[1]
    return line


class Picture(Widget):
    can_focus = True
    DEFAULT_CSS = "Picture { width: 100%; height: 100%; }"

    def __init__(self, workload, columns, rows):
        super().__init__()
        self.workload, self.columns, self.rows, self.frame = workload, columns, rows, 0
        self.random = Random()
        self.lines = [make_line(self.random, number, columns) for number in range(COUNT)]
        self.wide = [make_wide_line(self.random, columns) for _ in range(COUNT)]

    def render_line(self, y):
        line = (self.frame + y) % COUNT
        if self.workload in ("scroll", "startup"):
            text = self.lines[line]
            segments = [Segment(text[:6], FOREGROUNDS[244]), Segment(text[6:], PLAIN)]
        elif self.workload == "churn":
            segments = [self.noise() for _ in range(self.columns)]
        elif self.workload == "gradient":
            segments = [self.shade(x, y) for x in range(self.columns)]
        elif self.workload == "wide":
            segments = [Segment(self.wide[line], PLAIN)]
        else:
            return self.still(y)
        return Strip(segments, self.columns)

    def noise(self):
        value = self.random.next()
        style = Style.from_color(PALETTE[value & 255], PALETTE[value >> 8 & 255])
        return Segment(chr(33 + (value >> 16) % 94), style)

    def shade(self, x, y):
        red = (x * 255 // self.columns + self.frame * 3) & 255
        green = (y * 255 // self.rows + self.frame * 2) & 255
        blue = (x + y + self.frame * 5) & 255
        return Segment(" ", Style.from_color(None, Color.from_rgb(red, green, blue)))

    def still(self, y):
        def tile(start):
            end = min(self.columns, start + 10)
            text = "".join(chr(33 + (x * 7 + y * 13) % 94) for x in range(start, end))
            return Segment(text, FOREGROUNDS[(start // 10 + y) % 16])

        strip = Strip([tile(start) for start in range(0, self.columns, 10)], self.columns)
        if self.workload != "onecell" or y != self.rows // 2:
            return strip
        middle = self.columns // 2
        digit = Strip([Segment(str(self.frame % 10), PLAIN)], 1)
        return Strip.join([strip.crop(0, middle), digit, strip.crop(middle + 1)])

    def on_mouse_down(self, event):
        os.write(1, b"\x06")
        event.stop()

    on_mouse_up = on_mouse_down


class Frames(App):
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, workload, columns=200, rows=60, frames=0):
        super().__init__()
        self.picture, self.frames = Picture(workload, int(columns), int(rows)), int(frames)

    def compose(self):
        yield self.picture

    def on_ready(self):
        self.call_after_refresh(self.show_frames)

    def show_frames(self):
        if self.picture.workload == "mouse":
            os.write(1, b"\x05")
            return
        for frame in range(1, self.frames):
            self.picture.frame = frame
            self.picture.refresh()
            self.picture._repaint_required = False
            self.screen._dirty_widgets.add(self.picture)
            self.screen._on_timer_update()
        self.exit()

    def on_key(self, event):
        if event.key == "q":
            self.exit()


Frames(*sys.argv[1:]).run()
