// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_OUTPUT_H
#define CN_OUTPUT_H

#include <stdbool.h>

// What the process prints during a session would spoil the screen. It is kept in a file without a name, and shown after
// the session.

/// Redirects standard output and standard error into a file if they are the terminal with this descriptor; returns
/// whether one of them was redirected.
///
/// Both go into one file in the order of their writing. If no such file can be made, they stay as they are. Only one
/// terminal at a time; the descriptor must stay open until the output is released.
bool cn_output_keep(int terminal);

/// Restores standard output and standard error, and writes the kept output. Waits for the terminal without limit, as
/// any program that prints does.
void cn_output_release(void);

/// Does the same in a process that dies; async-signal-safe. If the terminal takes nothing for a second, the rest is
/// lost.
void cn_output_release_at_once(void);

/// The file that output is kept in, or -1; async-signal-safe.
int cn_output_kept_descriptor(void);

/// Writes the kept output, and leaves standard output and standard error redirected; async-signal-safe.
void cn_output_write_kept(int descriptor);

#endif
