#!/usr/bin/env python3
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

"""Uses the demos at random on a pseudoterminal: monkey-pty.py DIRECTORY SECONDS SEED [PROGRAM].

DIRECTORY has the programs. Each must survive, end by its quit key, and give the terminal back. What was sent
to a program that does not is printed; the exit code is 1 then.
"""

import fcntl
import os
import pty
import random
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

PROGRAMS = [
    "Assist", "Cells", "Events", "FirstScreen", "Gallery", "HitTest", "Layouts", "Notes", "Pick",
    "Routes", "RowNumbers", "Sheet", "Top",
]
PATIENCE = 60
# The keys that end a program, and how long each may take. A Ctrl-C that comes after the end would kill the program.
QUIT = ((b"\x1b", 0.2), (b"\x03", 0.05), (b"\x03", 3))
# In Notes and Sheet, Ctrl-C copies. They ask about edits that are not saved, and Alt-D leaves them.
QUIT_NOTES = ((b"\x1b", 0.2), (b"\x11", 0.3), (b"\x1bd", 3))
# In Assist, Ctrl-C stops an answer.
QUIT_ASSIST = ((b"\x1b", 0.2), (b"\x11", 3))
COMMON = [
    b"\t", b"\x1b[Z", b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D", b"\r", b" ", b"\x1b[H", b"\x1b[F",
    b"\x1b[5~", b"\x1b[6~", b"\x7f", b"\x1b[3~", b"\x1bOP", b"\x1b[18~", b"\x1b[1;2A", b"\x1b[1;5C",
    b"\x1b[200~pasted \xe6\xbc\xa2\n\x1b[201~", b"\x1b[I", b"\x1b[O\x1b[I",
]
# Ctrl-C, Ctrl-Q, Ctrl-Z and Ctrl-\\ end or stop the program.
CONTROLS = [bytes([code]) for code in range(1, 32) if code not in (3, 17, 26, 27, 28)]


def mouse(rng, columns, rows):
    """Returns a click, a drag or a turn of the wheel as a terminal reports it (SGR)."""
    def place():
        return rng.randint(1, columns), rng.randint(1, rows)

    x, y = place()
    kind = rng.random()
    if kind < 0.2:
        return b"\x1b[<%d;%d;%dM" % (rng.choice([64, 65, 66, 67]), x, y)
    if kind < 0.4:
        return b"\x1b[<35;%d;%dM" % (x, y)
    button = rng.choice([0, 0, 0, 1, 2])
    end = (x, y)
    result = b"\x1b[<%d;%d;%dM" % (button, x, y)
    if kind < 0.6:
        end = place()
        result += b"\x1b[<%d;%d;%dM" % (button + 32, *end)
    return result + b"\x1b[<%d;%d;%dm" % (button, *end)


def chunk(rng, columns, rows):
    """Returns the bytes of one act of a user."""
    kind = rng.random()
    if kind < 0.4:
        return rng.choice(COMMON)
    if kind < 0.65:
        return mouse(rng, columns, rows)
    if kind < 0.8:
        return rng.choice("abcdefghijklmnoprstuvwxyz0123456789?/-漢é").encode()
    if kind < 0.9:
        return b"\x1b" + rng.choice("abcdefghijklmnopqrstuvwxyz").encode()
    return rng.choice(CONTROLS)


class Use:
    """One use of a program, from its start to its end."""

    def __init__(self, path, arguments, folder):
        self.sent, self.received = [], b""
        name = os.path.basename(path)
        self.quit_keys = {"Notes": QUIT_NOTES, "Assist": QUIT_ASSIST, "Sheet": QUIT_NOTES}.get(name, QUIT)
        self.columns, self.rows = 80, 24
        self.master, self.slave = pty.openpty()
        self.resize(80, 24)
        self.modes = termios.tcgetattr(self.slave)
        self.pid = os.fork()
        if self.pid == 0:
            os.login_tty(self.slave)
            os.chdir(folder)
            environment = {
                "HOME": folder, "TMPDIR": folder, "PATH": "/usr/bin:/bin", "TERM": "xterm-256color",
                "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no",
                "LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH", ""),
            }
            command = '"$0"'
            if path.endswith("/Pick"):
                command = 'seq 1000 | "$0"'
            os.execve("/bin/sh", ["sh", "-c", command + ' "$@"', path, *arguments], environment)
        self.status = None

    def resize(self, columns, rows):
        self.columns, self.rows = columns, rows
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read(self, seconds):
        """Takes what the program has written, and waits for that at most so long."""
        while select.select([self.master], [], [], seconds)[0]:
            self.received = (self.received + os.read(self.master, 65536))[-200_000:]
            seconds = 0
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = status

    def read_for(self, seconds):
        """Takes what the program writes for a time, or until it has ended."""
        end = time.monotonic() + seconds
        while self.status is None and time.monotonic() < end:
            self.read(0.02)

    def has_ended_screen(self):
        """Returns whether the kernel, and not the program, would take Ctrl-C now."""
        return bool(termios.tcgetattr(self.slave)[3] & termios.ISIG)

    def send(self, data):
        self.sent.append(data)
        os.write(self.master, data)

    def begin(self):
        """Waits for the first frame."""
        end = time.monotonic() + PATIENCE
        while self.status is None and not self.received and time.monotonic() < end:
            self.read(0.1)

    def quit(self):
        """Ends the program by its keys; returns what is wrong."""
        end = time.monotonic() + PATIENCE
        while self.status is None:
            if time.monotonic() > end:
                os.kill(self.pid, signal.SIGKILL)
                os.waitpid(self.pid, 0)
                return "does not end by its keys"
            # A Ctrl-S that came after the program had given the terminal back stops what is written then.
            if self.has_ended_screen():
                self.send(b"\x11")
            for key, seconds in self.quit_keys:
                if self.status is None and not self.has_ended_screen():
                    self.send(key)
                self.read_for(seconds)
        self.read(0)
        if os.WIFSIGNALED(self.status) or os.WEXITSTATUS(self.status) not in (0, 1, 130):
            return f"ended with wait status {self.status}"
        if termios.tcgetattr(self.slave) != self.modes:
            return "left the terminal's modes changed"
        for mode in (b"1049", b"1000", b"1002", b"1003", b"2004"):
            on, off = b"\x1b[?%sh" % mode, b"\x1b[?%sl" % mode
            if self.received.rfind(on) > self.received.rfind(off):
                return f"left mode {mode.decode()} on"
        return None

    def close(self):
        os.close(self.master)
        os.close(self.slave)


def arguments(path, rng, folder):
    """Returns what a program is started with."""
    if path.endswith("/Notes"):
        notes = os.path.join(folder, "notes")
        os.makedirs(os.path.join(notes, "sub"), exist_ok=True)
        for name in ("a.md", "sub/b.swift"):
            with open(os.path.join(notes, name), "w", encoding="utf-8") as file:
                file.write("# Title\n\n- one **two** 漢字\n" * 20)
        return [notes]
    if path.endswith("/Assist"):
        return ["plan"]
    if path.endswith("/Top"):
        # Random keys must not end the processes of this machine.
        return ["--read-only"]
    names = pages(path)
    return ["--page", rng.choice(names)] if names else []


def pages(path):
    """Returns the pages that a program can begin with."""
    if not path.endswith("/Gallery"):
        return []
    text = subprocess.run([path, "--list"], capture_output=True, check=True, text=True).stdout
    return [line.split()[0] for line in text.splitlines()]


def use(path, seed, folder):
    """Uses a program for a while; returns how many acts there were, what was sent, and what is wrong."""
    rng = random.Random(seed)
    program = Use(path, arguments(path, rng, folder), folder)
    program.begin()
    for _ in range(400):
        if program.status is not None:
            break
        if rng.random() < 0.02:
            program.resize(rng.randint(1, 160), rng.randint(1, 50))
        program.send(chunk(rng, program.columns, program.rows))
        program.read(0.02 if rng.random() < 0.1 else 0)
    fault = program.quit()
    program.close()
    return len(program.sent), program.sent, fault


def main():
    directory, seconds, seed = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    names = sys.argv[4:] or PROGRAMS
    print(f"Seed {seed} on a pseudoterminal")
    end = time.monotonic() + seconds
    acts = uses = faults = 0
    with tempfile.TemporaryDirectory() as folder:
        while time.monotonic() < end:
            # Where there is little time, each seed begins with another program.
            name = names[(seed + uses) % len(names)]
            count, sent, fault = use(os.path.join(directory, name), seed + uses, folder)
            acts, uses = acts + count, uses + 1
            if fault:
                faults += 1
                print(f"{name} {fault}; sent: {b' '.join(sent)!r}")
                print(f"Again: Scripts/monkey-pty.py {directory} 1 {seed + uses - 1} {name}")
    print(f"{acts} acts in {uses} uses of programs, {faults} faults found")
    sys.exit(1 if faults else 0)


main()
