// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_INPUT_H
#define CN_INPUT_H

#include <stdbool.h>
#include <stddef.h>

// Input that a program reads beside its terminal.

/// Whether a descriptor is a terminal.
///
/// `isatty` comes from a Swift module with another name on each platform, as do the functions used by the others here.
bool cn_isatty(int descriptor);

/// Makes a pipe whose reads and writes never wait, and that other programs do not inherit: the end to read from and the
/// end to write into.
bool cn_make_wake(int ends[2]);

/// Wakes the thread that waits at the other end of such a pipe.
void cn_wake(int end);

/// Closes both ends of such a pipe.
void cn_close_wake(const int ends[2]);

/// Waits for input, its end or an error, or until `wake` is written to, and empties `wake`. For a thread of its own.
void cn_await_input(int descriptor, int wake);

/// The index of the first newline among some bytes; their number if there is none.
///
/// `memchr` compares many bytes at once.
size_t cn_newline(const void *bytes, size_t count);

#endif
