// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_FOREGROUND_H
#define CN_FOREGROUND_H

#include "cn_session.h"

#include <stddef.h>

// Another program on a session's terminal. It stays in the process group, as with `system`, so that
// the shell stops and continues it together with us.

/// Gives the session's terminal back without an end of the session; from then on SIGINT and SIGQUIT,
/// which the terminal's keys send to both, are the other program's.
void cn_session_lend(int session);

/// Takes a terminal again that was lent: what was typed ahead is dropped, and the line's modes for the
/// shell are those from before, whatever the other program has left.
cn_resumption cn_session_reclaim(int session);

/// Ends the time in which a terminal is lent without taking it again.
void cn_session_forget_loan(void);

/// Starts a program on a lent terminal, as its standard input, output and error.
///
/// Should this process die before it, it is told that its terminal is gone. `words` are the program, looked up in `PATH`, and its arguments, each with its end mark, `count`
/// bytes in all. Returns the process, or the error number, negative. `posix_spawn`'s types are opaque
/// and differ between platforms.
int cn_spawn(int session, const char *words, size_t count);

/// Waits for a process's end, and stops with it; the exit status, 128 and the signal for one that a
/// signal ended, or the error number, negative. For a thread of its own.
int cn_await_process(int process);

/// Lets a process go on that has stopped.
void cn_continue_process(int process);

/// Tells a process that its terminal is gone.
void cn_hang_up_process(int process);

#endif
