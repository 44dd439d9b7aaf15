// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_OUTPUT_H
#define CN_OUTPUT_H

#include <stdbool.h>

// What the process prints while its terminal is ours: it would spoil the screen, so it is kept in a
// file without a name and shown afterwards.

/// Keeps what is written to standard output and standard error from now on, as far as these are the
/// terminal with this descriptor; true if something is kept.
///
/// Both go into one file in the order of their writing. If there is no place for such a file, they
/// stay as they are. One terminal at a time; the descriptor must stay open as long.
bool cn_output_keep(int terminal);

/// Gives standard output and standard error back, and writes what was kept. Waits for the terminal as
/// long as any program that prints does.
void cn_output_release(void);

/// Does the same where the process dies; async-signal-safe. What a terminal does not take for a second
/// is lost.
void cn_output_release_at_once(void);

/// The file that output is kept in, or -1; async-signal-safe.
int cn_output_kept_descriptor(void);

/// Writes what was kept, and leaves standard output and standard error alone; async-signal-safe.
void cn_output_write_kept(int descriptor);

#endif
