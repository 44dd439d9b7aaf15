// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_FOREGROUND_H
#define CN_FOREGROUND_H

#include "cn_session.h"

#include <stddef.h>

// Lends the terminal of a session to another program. The program stays in the process group, as with `system`, so
// that the shell stops and continues both together.

/// Gives the terminal back while the session goes on. From then on the other program alone gets SIGINT and SIGQUIT,
/// which the keys of the terminal send to both.
void cn_session_lend(int session);

/// Takes a terminal again that was lent, and drops what was typed ahead. The modes for the shell are those from before,
/// whatever the other program has left.
cn_resumption cn_session_reclaim(int session);

/// Ends a loan without taking the terminal again.
void cn_session_forget_loan(void);

/// Starts a program on a lent terminal, as its standard input, output and error. If this process dies first, the
/// program is told that its terminal is gone.
///
/// `words` are the program, looked up in `PATH`, and its arguments, each with a zero byte at its end, `count` bytes in
/// all. Returns the process, or the error number, negative. `posix_spawn`'s types are opaque and differ between
/// platforms.
int cn_spawn(int session, const char *words, size_t count);

#endif
