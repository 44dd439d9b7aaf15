// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_UNREAD_H
#define CN_UNREAD_H

#include <stdbool.h>
#include <stddef.h>

// Input that a session has read but not used. It cannot be returned to the terminal, so it is kept for the next session
// of this process on the same terminal.

/// The maximum number of bytes that are kept.
enum { CN_UNREAD = 4096 };

/// Keeps bytes that were read from a terminal, after the bytes that are already kept. If there is
/// no room for all new bytes, none of them are kept.
void cn_unread(int descriptor, const void *bytes, size_t count);

/// Copies the bytes kept for a terminal, at most `CN_UNREAD`, and forgets them. Returns their number.
size_t cn_take_unread(int descriptor, void *bytes);

#endif
