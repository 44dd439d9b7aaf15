// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_OUTPUT_H
#define CN_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What the process prints during a session would spoil the screen. It is kept in a file without a name, and shown after
// the session.

/// Redirects standard output and standard error into a file if they are the terminal with this descriptor; returns
/// whether one of them was redirected.
///
/// Both go into one file in the order of their writing. If no such file can be made, they stay as they are. Only one
/// terminal at a time; the descriptor must stay open until the output is released.
bool cn_output_keep(int terminal);

/// Returns a descriptor that becomes readable when the kept output grows, or -1; the caller closes it.
int cn_output_watch(void);

/// Makes such a descriptor wait for further output.
void cn_output_watch_again(int watch);

/// Reads kept output from an offset on; returns the number of bytes, 0 at the end or if none is kept.
size_t cn_output_read(void *bytes, size_t count, int64_t offset);

/// Finds where the last writes to standard output and to standard error ended, as offsets in the kept output; 0 before
/// the first one. Returns false if they cannot be told apart.
bool cn_output_ends(int64_t *output, int64_t *error);

/// Notes that the terminal shows the kept output up to an offset: it is not written again at the end.
void cn_output_note_shown(int64_t offset);

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
