# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT

"""Drives a program with a long list on a terminal of 200x60, and prints what that costs.

usage: drive.py TIMEOUT COMMAND ARGUMENT…

The first paint is there when the text `Row 0` is on the terminal and nothing has come for a while. Then Arrow down
is pressed until the list scrolls, and on for STEPS more, each when the frame of the last one is through. Time is
that of all threads on a CPU, as the kernel counts it; memory is the most that was resident.
"""

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time

COLUMNS, ROWS, STEPS = 200, 60, 200
DOWN = b"\x1b[B"


def cpu_seconds(pid):
    total = 0
    for thread in os.listdir(f"/proc/{pid}/task"):
        try:
            with open(f"/proc/{pid}/task/{thread}/schedstat") as file:
                total += int(file.read().split()[0])
        except FileNotFoundError:
            pass
    return total / 1e9


def resident_mebibytes(pid):
    with open(f"/proc/{pid}/status") as file:
        for line in file:
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    return 0


class Terminal:
    def __init__(self, command):
        self.pid, self.descriptor = pty.fork()
        if self.pid == 0:
            os.environ.update(TERM="xterm-256color", COLORTERM="truecolor")
            os.execvp(command[0], command)
        size = struct.pack("HHHH", ROWS, COLUMNS, 0, 0)
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, size)
        self.tail = b""

    def read(self, limit):
        """Returns what comes within so many seconds, b"" for nothing, None at the end."""
        if not select.select([self.descriptor], [], [], limit)[0]:
            return b""
        try:
            data = os.read(self.descriptor, 1 << 16)
        except OSError:
            return None
        # A terminal says what it is when it is asked, so that nobody waits for it.
        if b"\x1b[c" in self.tail + data:
            os.write(self.descriptor, b"\x1b[?62;22c")
        self.tail = data[-2:] if not data.endswith(b"\x1b[c") else b""
        return data

    def settle(self, quiet, limit):
        """Reads until nothing has come for a while; returns what came."""
        data, end = b"", time.monotonic() + limit
        while time.monotonic() < end:
            part = self.read(quiet)
            if not part:
                break
            data += part
        return data

    def press(self, key):
        os.write(self.descriptor, key)
        first = self.read(1)
        return (first or b"") + self.settle(0.004, 1)


def main():
    limit, command = float(sys.argv[1]), sys.argv[2:]
    terminal = Terminal(command)
    start = time.monotonic()
    seen, painted = b"", None
    while time.monotonic() - start < limit:
        part = terminal.read(0.3)
        if part is None:
            sys.exit(f"{command[0]} ended: {seen[-300:]!r}")
        seen = (seen + part)[-(1 << 20):]
        if b"Row 0" in seen:
            painted = painted or time.monotonic() - start
            if not part:
                break
    if painted is None:
        print(f"no first paint within {limit:.0f} s")
    else:
        first = cpu_seconds(terminal.pid)
        for _ in range(ROWS + 10):
            terminal.press(DOWN)
        before, count = cpu_seconds(terminal.pid), 0
        for _ in range(STEPS):
            count += len(terminal.press(DOWN))
        step = (cpu_seconds(terminal.pid) - before) / STEPS
        print(
            f"first paint {painted * 1e3:8.0f} ms, {first * 1e3:8.0f} ms CPU; "
            f"step {step * 1e6:7.0f} us CPU, {count // STEPS:6d} bytes; "
            f"{resident_mebibytes(terminal.pid):6.0f} MiB")
    os.kill(terminal.pid, signal.SIGKILL)
    os.waitpid(terminal.pid, 0)


main()
