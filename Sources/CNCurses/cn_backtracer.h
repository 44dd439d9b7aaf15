// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_BACKTRACER_H
#define CN_BACKTRACER_H

#include <signal.h>
#include <stdbool.h>

// Swift's backtracer, which is called in a crash after the terminal has been given back.

/// Notes whether the user wants to be asked something by the backtracer.
void cn_backtracer_look(void);

/// Whether this is the handler of a backtracer that asks a question that the user does not want.
bool cn_backtracer_would_ask(const struct sigaction *handler);

/// Keeps the backtracer, if this is its handler, from the question that it asks for 30 seconds where standard
/// input is a terminal; async-signal-safe.
///
/// To the user the program would hang: it has gone from the screen and does not end.
void cn_backtracer_ask_nothing(const struct sigaction *handler);

#endif
