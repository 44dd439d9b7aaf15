// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_INPUT_H
#define CN_INPUT_H

#include <stdbool.h>
#include <stddef.h>

// Data that a program reads beside its terminal.

/// Whether a descriptor is a terminal.
///
/// `isatty` comes from a Swift module with another name on each platform; so do the others here.
bool cn_isatty(int descriptor);

/// Makes a pipe that nobody waits at and that other programs do not inherit: the end to read from
/// and the one to write into.
bool cn_make_wake(int ends[2]);

/// Makes who waits at the other end of such a pipe go on.
void cn_wake(int end);

/// Closes both ends of such a pipe.
void cn_close_wake(const int ends[2]);

/// Waits until there is something to read, its end, or an error, or until `wake` is written to, which
/// is then empty again. For a thread of its own.
void cn_await_input(int descriptor, int wake);

/// The index of the first newline among bytes; their number if there is none.
///
/// `memchr` looks at many bytes at one time.
size_t cn_newline(const void *bytes, size_t count);

#endif
