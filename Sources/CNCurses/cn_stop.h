// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_STOP_H
#define CN_STOP_H

#include "cn_registry.h"

#include <stdbool.h>

/// Stops this process by SIGTSTP, SIGTTIN or SIGTTOU as if no handler were installed, and returns
/// when the process continues. Returns false if the process did not stop, because the signal is
/// ignored or nobody could continue the process.
bool cn_stop(int signal, bool whole_group);

/// Stops the process while it is in the background of a session's terminal; false if a signal ends the process.
bool cn_await_foreground(const cn_session *session, bool has_handlers);

#endif
