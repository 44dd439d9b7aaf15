#!/usr/bin/env python3
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

# Compares the table of vi cases with vim: runs the keys of each case in vim, and
# prints the cases in which vim makes another text or leaves the cursor elsewhere.
# With --write it writes the results of vim into the table.

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

TABLE = pathlib.Path(__file__).parent.parent / "Tests/SeltzerDocumentsTests/ViCases.swift"

SETUP = """
set nocompatible encoding=utf-8 autoindent tabstop=4 shiftwidth=4 noexpandtab
set nojoinspaces noswapfile nomore viminfo=
"""

CASE = """
enew!
setlocal undolevels=-1
call setline(1, json_decode({text}))
setlocal undolevels=1000
call cursor(1, 1)
for name in split('abcdefghijklmnopqrstuvwxyz0123456789-"', '\\zs')
  call setreg(name, [])
endfor
delmarks!
let @/ = ''
call feedkeys("{keys}", 'xt')
call add(results, json_encode([getline(1, '$'), line('.'), col('.')]))
"""


def unescaped(text):
    result, rest = "", iter(text)
    for character in rest:
        if character == "\\":
            following = next(rest)
            result += {"n": "\n", "t": "\t"}.get(following, following)
        else:
            result += character
    return result


def escaped(text):
    return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")


def vim_keys(keys):
    keys = unescaped(keys).replace("\\", "\\\\").replace('"', '\\"')
    return keys.replace("<", "\\<")


def in_vim(cases):
    """Returns the text and the place of the cursor after each case."""
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        script = [SETUP, "let results = []"]
        for text, keys in cases:
            lines = json.dumps(unescaped(text).split("\n"), ensure_ascii=False)
            quoted = "'" + lines.replace("'", "''") + "'"
            script.append(CASE.replace("{text}", quoted).replace("{keys}", vim_keys(keys)))
        script.append(f"call writefile(results, '{folder}/results')\nqa!")
        (folder / "cases.vim").write_text("\n".join(script))
        subprocess.run(
            ["vim", "-N", "-u", "NONE", "-i", "NONE", "-n", "-X", "--not-a-term",
             "-S", str(folder / "cases.vim")],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={"TERM": "dumb", "LANG": "C.UTF-8", "HOME": str(folder),
                 "PATH": "/usr/local/bin:/usr/bin:/bin"},
            timeout=120, check=False)
        lines = (folder / "results").read_text().splitlines()
    found = []
    for line in lines:
        text, row, column = json.loads(line)
        found.append((escaped("\n".join(text)), f"{row}:{column}"))
    return found


def main():
    if shutil.which("vim") is None:
        print("vi-cases: skipped, because vim is not installed")
        return 0
    features = subprocess.run(["vim", "--version"], capture_output=True, text=True).stdout
    if "+eval" not in features:
        print("vi-cases: skipped, because this vim has no +eval; install the package vim")
        return 0
    lines = TABLE.read_text().split("\n")
    places = [
        index for index, line in enumerate(lines)
        if line.count("\t") == 3 and not line.strip().startswith("#")
    ]
    rows = [lines[index].removeprefix(" " * 8).split("\t") for index in places]
    results = in_vim([(row[0], row[1]) for row in rows])
    if len(results) != len(rows):
        print(f"vi-cases: vim answered {len(results)} of {len(rows)} cases")
        return 1
    wrong = 0
    for index, row, (text, place) in zip(places, rows, results):
        if row[2:] != [text, place]:
            wrong += 1
            if "--write" not in sys.argv:
                print(f"{row[0]}  {row[1]}\n    table {row[2:]}\n    vim   {[text, place]}")
        lines[index] = " " * 8 + "\t".join([row[0], row[1], text, place])
    if "--write" in sys.argv:
        TABLE.write_text("\n".join(lines))
        print(f"vi-cases: {wrong} of {len(rows)} cases written")
        return 0
    print(f"vi-cases: {len(rows) - wrong} of {len(rows)} cases are as in vim")
    return 1 if wrong else 0


sys.exit(main())
