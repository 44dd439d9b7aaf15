// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_UNREAD_H
#define CN_UNREAD_H

#include <stdbool.h>
#include <stddef.h>

// What was typed ahead of a session's end, for the process's next session on the same terminal: a line
// cannot be given back what was read from it.

/// How many bytes are kept at most.
enum { CN_UNREAD = 4096 };

/// Keeps bytes that were read from a terminal, after those that are kept already; if there is no room for
/// all of them, none.
void cn_unread(int descriptor, const void *bytes, size_t count);

/// Copies the bytes kept of a terminal, at most `CN_UNREAD`, and forgets them; their number.
size_t cn_take_unread(int descriptor, void *bytes);

#endif
