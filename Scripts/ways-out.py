#!/usr/bin/env python3
# This source file is part of Seltzer, a terminal UI toolkit for Swift.
# SPDX-License-Identifier: MIT
"""What a program leaves behind of its terminal on each way out.

    ways-out.py [--ways NAME,...] NAME=COMMAND...
    ways-out.py --saving FILE NAME=COMMAND
    ways-out.py --secret NAME=COMMAND

Runs each command on a terminal of its own once for each way out: waits until it shows "ready", notes the modes
that are on, types the letter or sends the signal, and looks at what is on still when the process has ended. The
terminal answers the questions that programs ask. Needs Python's standard library alone.

A cell has a letter for each mode that was on, in place of which there is a `-` where it is left on; then the status,
where it is not the one to be expected, and the time until the end, where it is more than a second:

    T the line's modes (termios)   A alternate screen   C hidden cursor   M mouse     P bracketed paste
    K kitty's keyboard protocol    F focus reports      S synchronized output         R scrolling margins
    N the window's title           W no wrapping        k keypad, cursor keys         G colors and attributes

Exit status 1 where a program whose name begins with Seltzer leaves anything behind, needs more than a second to give
the terminal back, or does not keep its status; after KILL, where its name has "guard" in it.
"""
import argparse
import fcntl
import os
import pty
import re
import resource
import select
import signal
import struct
import sys
import termios
import time

LIMIT = 3.0

# A way out, what starts it, and whether its status is an exit code, a death by a signal, or either.
KEYS = [
    ("return", "q", (0,)), ("`exit(3)`", "x", (3,)), ("uncaught error", "e", None), ("failed assertion", "f", None),
    ("bad memory access", "v", None), ("crash on another thread", "t", None), ("stack overflow", "o", None),
    ("stack overflow after a suspension", "O", None), ("abort", "a", (-signal.SIGABRT,)),
]
SIGNALS = ["INT", "TERM", "HUP", "QUIT", "ABRT", "SEGV", "BUS", "FPE", "ILL", "PIPE", "ALRM", "USR1", "USR2", "XCPU"]


def ways():
    for name, key, statuses in KEYS:
        yield name, key, None, statuses
    for name in SIGNALS:
        yield name, "", name, (-getattr(signal, "SIG" + name),)
    yield "TERM while it is stuck", "w", "TERM", (-signal.SIGTERM,)
    yield "KILL", "", "KILL", (-signal.SIGKILL,)


class Terminal:
    """The modes of a terminal, from what is written to it, and its answers."""

    LETTERS = {1049: "A", 1047: "A", 47: "A", 2004: "P", 1004: "F", 2026: "S", 7: "W", 1: "k"}
    # Reports, not the forms that they take.
    MOUSE = {9, 1000, 1001, 1002, 1003}
    SEQUENCE = re.compile(
        rb"\x1b\[([<=>?]?)([0-9;:]*)([ -/]*)([@-~])|\x1b\]([^\x07\x1b]*)(?:\x07|\x1b\\)"
        rb"|\x1b[P_^X]((?:[^\x1b]|\x1b(?!\\))*)\x1b\\|\x1b([ -/]*[0-~])")

    def __init__(self):
        self.modes = {7: True, 25: True}
        self.kitty = 0
        self.margins = False
        self.title = self.saved_title = None
        self.keypad = False
        self.styles = set()
        self.text = b""

    def on(self):
        """The letters of what is not as at the start."""
        result = set()
        for mode, is_on in self.modes.items():
            if mode in self.MOUSE and is_on:
                result.add("M")
            if mode == 25 and not is_on:
                result.add("C")
            if mode == 7 and not is_on:
                result.add("W")
            if mode in self.LETTERS and mode != 7 and is_on:
                result.add(self.LETTERS[mode])
        for letter, is_on in (("K", self.kitty > 0), ("R", self.margins), ("N", self.title is not None),
                              ("k", self.keypad), ("G", len(self.styles) > 0)):
            if is_on:
                result.add(letter)
        return result

    def write(self, data):
        """Takes in what a program writes; returns what the terminal answers."""
        self.text += data
        answer, end = b"", 0
        for match in self.SEQUENCE.finditer(self.text):
            end = match.end()
            answer += self.obey(match)
        self.text = self.text[end:][-4096:] if end else self.text[-65536:]
        return answer

    def obey(self, match):
        prefix, numbers, middle, final, command, _, escape = match.groups()
        if command is not None:
            return self.operate(command)
        if escape is not None:
            if escape in (b"=", b">"):
                self.keypad = escape == b"="
            if escape == b"c":
                self.__init__()
            return b""
        if final is None:
            return b""
        values = [int(n) if n.isdigit() else 0 for n in re.split(rb"[;:]", numbers)]
        if prefix == b"?" and final in b"hl" and not middle:
            for value in values:
                self.modes[value] = final == b"h"
        elif final == b"u" and prefix == b">":
            self.kitty += 1
        elif final == b"u" and prefix == b"<":
            self.kitty = max(0, self.kitty - max(1, values[0]))
        elif final == b"u" and prefix == b"?":
            return b"\x1b[?0u"
        elif final == b"p" and middle == b"$" and prefix == b"?":
            return b"\x1b[?%d;%d$y" % (values[0], 1 if self.modes.get(values[0]) else 2)
        elif final == b"c" and prefix == b"":
            return b"\x1b[?62;22c"
        elif final == b"c" and prefix == b">":
            return b"\x1b[>1;10;0c"
        elif final == b"q" and prefix == b">":
            return b"\x1bP>|table 1\x1b\\"
        elif final == b"n" and values[0] == 6:
            return b"\x1b[1;1R"
        elif final == b"r" and prefix == b"":
            self.margins = numbers not in (b"", b"1;24")
        elif final == b"t" and values[0] == 22:
            self.saved_title = (self.title,)
        elif final == b"t" and values[0] == 23 and self.saved_title:
            self.title, self.saved_title = self.saved_title[0], None
        elif final == b"m" and prefix == b"":
            self.style(values)
        return b""

    def style(self, values):
        values = list(values)
        while values:
            value = values.pop(0)
            if value == 0:
                self.styles = set()
            elif value in (38, 48, 58):
                self.styles.add(value)
                del values[: 2 if values[:1] == [5] else 4]
            elif value in (39, 49, 59):
                self.styles.discard(value - 1)
            elif 30 <= value < 38 or 90 <= value < 98:
                self.styles.add(38)
            elif 40 <= value < 48 or 100 <= value < 108:
                self.styles.add(48)
            elif value < 10:
                self.styles.add(2 if value == 1 else value)
            elif value in range(22, 30):
                self.styles.discard(value - 20)

    def operate(self, command):
        number, _, rest = command.partition(b";")
        if number in (b"0", b"2"):
            self.title = rest or None
        if number in (b"10", b"11") and rest == b"?":
            return b"\x1b]%s;rgb:0000/0000/0000\x1b\\" % number
        return b""


class Run:
    """A program on a terminal."""

    def __init__(self, command, variables=None):
        controller, self.line = pty.openpty()
        fcntl.ioctl(self.line, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.before = termios.tcgetattr(self.line)
        self.controller = controller
        self.terminal = Terminal()
        self.output = b""
        self.status = self.restored = None
        self.process = os.fork()
        if self.process == 0:
            os.setsid()
            fcntl.ioctl(self.line, termios.TIOCSCTTY, 0)
            for standard in range(3):
                os.dup2(self.line, standard)
            os.closerange(3, 256)
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            for number in range(1, signal.NSIG):
                try:
                    signal.signal(number, signal.SIG_DFL)
                except (OSError, ValueError):
                    pass
            environment = dict(os.environ, TERM="xterm-256color", LC_ALL="C.UTF-8", **(variables or {}))
            os.execvpe(command[0], command, environment)

    def pump(self, seconds=0.01):
        ready, _, _ = select.select([self.controller], [], [], seconds)
        if not ready:
            return False
        data = os.read(self.controller, 65536)
        self.output += data
        answer = self.terminal.write(data)
        if answer:
            os.write(self.controller, answer)
        return True

    def wait_for(self, condition, limit):
        end = time.monotonic() + limit
        while not condition() and time.monotonic() < end:
            self.pump()
        return condition()

    def has_ended(self):
        if self.status is None:
            process, status, self.usage = os.wait4(self.process, os.WNOHANG)
            if process == self.process:
                self.status = os.waitstatus_to_exitcode(status)
        return self.status is not None

    def line_is_left(self):
        return termios.tcgetattr(self.line)[:4] + termios.tcgetattr(self.line)[6:] != self.before[:4] + self.before[6:]

    def left(self):
        return self.terminal.on() | ({"T"} if self.line_is_left() else set())

    def notes_restoring(self):
        """Looks whether the terminal is as before, and notes when it is so first; never true."""
        if self.restored is None and not self.left():
            self.restored = time.monotonic()
        return False

    def settle(self):
        """Lets the answers to the program's questions take effect."""
        quiet = time.monotonic()
        limit = quiet + 2
        while time.monotonic() - quiet < 0.15 and time.monotonic() < limit:
            if self.pump():
                quiet = time.monotonic()

    def close(self):
        if self.status is None:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        os.close(self.controller)
        if self.line is not None:
            os.close(self.line)


ORDER = "TACMPKFSRNWkG"


def leave(command, key, name):
    """Runs a program and ends it: what was on, what is on still, the status, the seconds until the end and
    until the terminal is as before."""
    # After an error at the top level, when no toolkit is there any more, Swift asks its user a question.
    run = Run(command, {"SWIFT_BACKTRACE": "interactive=no"} if key == "e" else None)
    try:
        if not run.wait_for(lambda: b"ready" in run.output, 10):
            return None
        run.settle()
        was_on = run.left()
        begin = time.monotonic()
        if key:
            os.write(run.controller, key.encode())
            if name:
                run.wait_for(lambda: b"stuck" in run.output, 2)
                run.settle()
                begin = time.monotonic()
        if name:
            os.kill(run.process, getattr(signal, "SIG" + name))
        if not run.wait_for(lambda: run.has_ended() if not run.notes_restoring() else False, LIMIT):
            if b"no such way" in run.output[-400:]:
                return "none"
            return was_on, run.left(), None, None, None
        seconds = time.monotonic() - begin
        # A guard may come a moment after the end.
        if name == "KILL":
            run.wait_for(run.notes_restoring, 0.5)
        restored = (run.restored or time.monotonic()) - begin
        while run.pump(0.02):
            pass
        return was_on, run.left(), run.status, seconds, restored
    finally:
        run.close()


def hang_up(command, ignores_signal):
    """Closes the terminal: the seconds until the end, or None, and the seconds of CPU since then."""
    if ignores_signal:
        command = ["sh", "-c", 'trap "" HUP; exec "$@"', "sh"] + command
    run = Run(command)
    try:
        if not run.wait_for(lambda: b"ready" in run.output, 10):
            return None
        run.settle()
        os.close(run.line)
        run.line = None
        before = cpu_seconds(run.process)
        begin = time.monotonic()
        os.close(run.controller)
        run.controller = os.open("/dev/null", os.O_RDONLY)
        seconds = None
        while time.monotonic() - begin < LIMIT:
            if run.has_ended():
                seconds = time.monotonic() - begin
                break
            time.sleep(0.005)
        if seconds is None:
            return None, cpu_seconds(run.process) - before
        return seconds, run.usage.ru_utime + run.usage.ru_stime - before
    finally:
        run.close()


def check_saving(command, path):
    """Whether work that a program begins when it is ended from outside is done before its end."""
    is_well = True
    for way in ("TERM", "HUP", "INT", "window closed"):
        if os.path.exists(path):
            os.remove(path)
        run = Run(command)
        run.wait_for(lambda: b"ready" in run.output, 10)
        run.settle()
        begin = time.monotonic()
        if way in SIGNALS:
            os.kill(run.process, getattr(signal, "SIG" + way))
            run.wait_for(run.has_ended, LIMIT)
        else:
            os.close(run.line)
            os.close(run.controller)
            run.line, run.controller = None, os.open("/dev/null", os.O_RDONLY)
            while not run.has_ended() and time.monotonic() < begin + LIMIT:
                time.sleep(0.005)
        seconds = time.monotonic() - begin
        is_saved = os.path.exists(path)
        is_well = is_well and is_saved and seconds <= 1
        print("%s: work of half a second %s, end after %.2f s" % (way, "saved" if is_saved else "LOST", seconds))
        run.close()
    return 0 if is_well else 1


def check_secret(command):
    """Whether what is typed into a field that hides it can be read anywhere after a crash."""
    typed, trace = "ßþæ", "/tmp/ways-out-%d" % os.getpid()
    os.environ["SELTZER_TRACE"] = trace
    is_well = True
    for way, key in (("failed assertion", "f"), ("bad memory access", "v"), ("stack overflow", "o")):
        run = Run(command)
        run.wait_for(lambda: b"ready" in run.output, 10)
        run.settle()
        os.write(run.controller, typed.encode())
        run.settle()
        os.write(run.controller, key.encode())
        run.wait_for(run.has_ended, LIMIT)
        while run.pump(0.02):
            pass
        with open(trace, "rb") as file:
            told = run.output + file.read()
        os.remove(trace)
        is_told = any(letter.encode() in told for letter in typed)
        is_well = is_well and run.has_ended() and not is_told
        print("%s: what was typed unseen is %s" % (way, "TOLD" if is_told else "told nowhere"))
        run.close()
    return 0 if is_well else 1


def cpu_seconds(process):
    with open("/proc/%d/stat" % process) as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def is_kept(status, statuses):
    if status is None:
        return False
    return status in statuses if statuses is not None else status != 0


def cell(result, statuses):
    """A table's cell and whether all is well."""
    if result == "none":
        return "", True
    if result is None:
        return "does not start", False
    was_on, left, status, seconds, restored = result
    if status is None:
        return "stays", False
    letters = "".join(("-" if letter in left else letter) for letter in ORDER if letter in was_on | left)
    word = "signal %s" % signal.Signals(-status).name[3:] if status < 0 else "exit %d" % status
    text = letters + ("" if is_kept(status, statuses) else " (%s)" % word) + ("" if seconds <= 1 else " %.1f s" % seconds)
    return text, not left and is_kept(status, statuses) and restored <= 1


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--ways")
    parser.add_argument("--saving", metavar="FILE", help="whether a program writes a file when it is ended")
    parser.add_argument("--secret", action="store_true", help="whether what is typed unseen is told in a crash")
    parser.add_argument("programs", nargs="+")
    arguments = parser.parse_args()
    programs = [(name, command.split()) for name, _, command in (p.partition("=") for p in arguments.programs)]
    if arguments.secret:
        return check_secret(programs[0][1])
    if arguments.saving:
        return check_saving(programs[0][1], arguments.saving)
    is_well = True
    kept, slowest, restoring = [[0, 0] for _ in programs], [0.0 for _ in programs], [0.0 for _ in programs]
    print("| way out | " + " | ".join(name for name, _ in programs) + " |")
    print("|---|" + "---|" * len(programs))
    for way, key, number, statuses in ways():
        if arguments.ways and way not in arguments.ways.split(","):
            continue
        cells = []
        for place, (name, command) in enumerate(programs):
            result = leave(command, key, number)
            text, is_right = cell(result, statuses)
            cells.append(text)
            if isinstance(result, tuple):
                kept[place][0] += is_kept(result[2], statuses)
                kept[place][1] += 1
                slowest[place] = max(slowest[place], result[3] or LIMIT)
                if result[4] and not result[1]:
                    restoring[place] = max(restoring[place], result[4])
            is_well = is_well and (is_right or not name.startswith("Seltzer") or (way == "KILL" and "guard" not in name))
        print("| %s | %s |" % (way, " | ".join(cells)), flush=True)
    if arguments.ways is None:
        for way, ignores_signal in (("window closed", False), ("window closed, HUP ignored", True)):
            cells = []
            for name, command in programs:
                result = hang_up(command, ignores_signal)
                if result is None:
                    cells.append("does not start")
                    continue
                seconds, cpu = result
                ends = "stays" if seconds is None else "%.2f s" % seconds
                cells.append("%s, CPU %.2f s" % (ends, cpu))
                is_right = seconds is not None and seconds <= 1 and cpu < 0.1
                is_well = is_well and (is_right or not name.startswith("Seltzer"))
            print("| %s | %s |" % (way, " | ".join(cells)), flush=True)
    print("| status kept | " + " | ".join("%d of %d" % tuple(pair) for pair in kept) + " |")
    print("| slowest restoring | " + " | ".join("%.2f s" % s for s in restoring) + " |")
    print("| slowest end | " + " | ".join("%.2f s" % s if s < LIMIT else "never" for s in slowest) + " |")
    return 0 if is_well else 1


if __name__ == "__main__":
    sys.exit(main())
