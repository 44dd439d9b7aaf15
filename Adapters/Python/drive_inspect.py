# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

"""Inspects Notes from a second pseudoterminal: `drive_inspect.py NOTES INSPECT`.

Both programs have a control port: the one of Notes is inspected, and by the
one of Inspect this script reads what the inspector shows. It ends with an
error if a page does not show what it must.
"""

import fcntl
import os
import pty
import struct
import subprocess
import sys
import tempfile
import termios
import threading

from drive_notes import check, start
from seltzer_control import Program


def start_inspect(inspect, target, own):
    """Starts Inspect; returns its process and a list that gets what it writes."""
    process, terminal = pty.fork()
    if process == 0:
        environment = dict(os.environ, TERM="xterm-256color", LC_ALL="C.UTF-8",
                           SELTZER_CONTROL=own, SELTZER_QUERIES="off")
        os.execve(inspect, [inspect, target], environment)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 90, 0, 0))
    output = []

    def read():
        try:
            while True:
                output.append(os.read(terminal, 65536))
        except OSError:
            pass

    reader = threading.Thread(target=read, daemon=True)
    reader.start()
    return process, output, reader


def refusal(inspect, path):
    """The status and the words of an Inspect that cannot connect."""
    done = subprocess.run([inspect, path], stdin=subprocess.DEVNULL, capture_output=True,
                          text=True, timeout=30, check=False)
    return done.returncode, done.stderr


def main():
    notes, inspect = sys.argv[1:3]
    with tempfile.TemporaryDirectory() as folder:
        files, socket, own = (os.path.join(folder, name) for name in ("notes", "port", "own"))
        os.mkdir(files)
        letter = os.path.join(files, "letter.txt")
        with open(letter, "w", encoding="utf-8") as file:
            file.write("Yours, Grace\n")
        for path, words in ((socket, "no program listens there"), (letter, "not a socket")):
            status, text = refusal(inspect, path)
            check(status != 0 and words in text, f"{status}: {text}")
        process = start(notes, files, socket)
        with Program(socket) as program:
            program.waitFor(role="row", label="letter.txt")
            inspector, output, reader = start_inspect(inspect, socket, own)
            with Program(own) as screen:
                screen.waitFor(screen='row "letter.txt"', timeout=10000)
                screen.key(key="ctrl-pagedown")
                program.press(role="row", label="letter.txt")
                screen.waitFor(screen="BecameFirstResponder", timeout=10000)
                screen.key(key="ctrl-pageup")
                program.performAction(action="cancel")
                os.waitpid(process, 0)
                screen.waitFor(screen="Notes has ended.", timeout=10000)
                check('row "letter.txt"' in screen.screen(), screen.screen())
                screen.key(key="ctrl-q")
            _, status = os.waitpid(inspector, 0)
            reader.join(10)
            check(os.waitstatus_to_exitcode(status) == 0, f"Inspect ended with {status}.")
            check(b"Notes has ended." in b"".join(output)[-400:], "The end is not said.")


if __name__ == "__main__":
    main()
