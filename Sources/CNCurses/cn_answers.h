// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_ANSWERS_H
#define CN_ANSWERS_H

#include "cn_registry.h"

/// Reads the answers that the terminal of a held session owes, so that the shell does not get them. Waits for a
/// bounded time; async-signal-safe.
void cn_await_answers(cn_session *session);

#endif
