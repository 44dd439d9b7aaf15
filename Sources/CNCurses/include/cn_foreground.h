// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_FOREGROUND_H
#define CN_FOREGROUND_H

#include "cn_session.h"

#include <stddef.h>

// Lends the terminal of a session to another program. The program stays in the process group, as with `system`, so
// that the shell stops and continues both together.

/// Gives the terminal back while the session continues. From then on, only the other program gets
/// SIGINT and SIGQUIT, which the keys of the terminal send to both.
void cn_session_lend(int session);

/// Takes a lent terminal back, and drops input that was typed ahead. The modes for the shell stay
/// the modes from before the loan, even if the other program has changed them.
cn_resumption cn_session_reclaim(int session);

/// Ends a loan without taking the terminal back.
void cn_session_forget_loan(void);

/// Starts a program on a lent terminal, as its standard input, output and error. If this process
/// dies first, the program gets SIGHUP.
///
/// `words` are the program, looked up in `PATH`, and its arguments, each with a zero byte at its
/// end; together they have `count` bytes. Returns the number of the process, or the negative error
/// number. `posix_spawn`'s types are opaque and differ between platforms.
int cn_spawn(int session, const char *words, size_t count);

#endif
