// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_BACKTRACER_H
#define CN_BACKTRACER_H

#include <signal.h>
#include <stdbool.h>

// Swift's backtracer reports crashes. It is called after the terminal has been given back.

/// Finds the backtracer, and whether the user wants it to ask questions.
void cn_backtracer_look(void);

/// Whether this is the handler of the backtracer, and the user has not requested its questions.
bool cn_backtracer_would_ask(const struct sigaction *handler);

/// Prevents the question of the backtracer if this is its handler; async-signal-safe.
///
/// If standard input is a terminal, the backtracer waits 30 seconds for an answer. To the user, the
/// program would seem to hang.
void cn_backtracer_ask_nothing(const struct sigaction *handler);

#endif
