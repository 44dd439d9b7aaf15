#!/usr/bin/env python3
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT
"""Reads a million bytes of Markdown with the parser of Textual's Markdown widget.

Usage: markdown.py [RUNS], with the package markdown-it-py. The text is that of the
workloads markdown-open and markdown-spans of Benchmarks/Sources/Texts.
"""

import sys
import time

from markdown_it import MarkdownIt

SECTION = """## Tides of the *port*

Some *text* with `code` and [links](https://example.org/a) and **bold words** that go on
for two lines.

- item one
- item two
  - nested

```swift
let a = 1
```

| a | b |
|---|--:|
| 1 | 2 |

> quote
> more

"""


def main():
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    text = SECTION * (1_000_000 // len(SECTION))
    parser = MarkdownIt("gfm-like", {"linkify": False})
    start = time.perf_counter()
    for _ in range(runs):
        parser.parse(text)
    print(f"{(time.perf_counter() - start) / runs * 1000:.0f} ms")


if __name__ == "__main__":
    main()
