// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_HOST_H
#define CN_HOST_H

#include <signal.h>
#include <stdbool.h>

// The signal handlers that the host, or the runtime of its language, installed before ours.

/// Whether an action of a signal calls a function.
bool cn_is_function(const struct sigaction *action);

/// Calls a handler of the host as the system would, with the signal mask with which the handler was
/// installed; async-signal-safe.
///
/// `context` is the context that our handler got; null outside of a handler.
void cn_call_host(
    const struct sigaction *action, int number, siginfo_t *info, void *context);

/// Lets this process, and the programs that it starts, use their terminal in the background;
/// async-signal-safe. Only for a process that is about to end.
void cn_ignore_background(void);

#endif
