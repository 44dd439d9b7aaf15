// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_OUTPUT_H
#define CN_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Output that the process prints during a session would spoil the screen. It is kept in an unnamed
// file, and shown after the session.

/// Redirects standard output and standard error into a file if they are the terminal with this descriptor; returns
/// whether one of them was redirected.
///
/// Both go into one file, in the order of writing. If the file cannot be created, they stay
/// unchanged. Only one terminal at a time; the descriptor must stay open until the output is
/// released.
bool cn_output_keep(int terminal);

/// Returns a descriptor that becomes readable when the kept output grows, or -1; the caller closes it.
int cn_output_watch(void);

/// Makes this descriptor wait for further output.
void cn_output_watch_again(int watch);

/// Reads kept output from an offset on; returns the number of bytes, 0 at the end, or if no output
/// is kept.
size_t cn_output_read(void *bytes, size_t count, int64_t offset);

/// Finds the ends of the last writes to standard output and to standard error, as offsets in the
/// kept output; 0 before the first write. Returns false if the two cannot be distinguished.
bool cn_output_ends(int64_t *output, int64_t *error);

/// Notes that the terminal shows the kept output up to an offset, so that this part is not written
/// again at the end.
void cn_output_note_shown(int64_t offset);

/// Restores standard output and standard error, and writes the kept output. Waits for the terminal
/// without limit, like any program that prints.
void cn_output_release(void);

/// Does the same in a dying process; async-signal-safe. If the terminal accepts nothing for a
/// second, the rest is lost.
void cn_output_release_at_once(void);

/// The descriptor of the file that keeps the output, or -1; async-signal-safe.
int cn_output_kept_descriptor(void);

/// Writes the kept output, and leaves standard output and standard error redirected; async-signal-safe.
void cn_output_write_kept(int descriptor);

#endif
