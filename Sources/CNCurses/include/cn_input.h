// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_INPUT_H
#define CN_INPUT_H

#include <stdbool.h>
#include <stddef.h>

// Input that a program reads beside its terminal.

/// Whether a descriptor is a terminal.
///
/// `isatty` comes from a Swift module whose name differs between platforms; the same is true for
/// the functions that the rest of this file uses.
bool cn_isatty(int descriptor);

/// Creates a pipe whose reads and writes never wait, and which other programs do not inherit;
/// `ends` gets the reading end and the writing end.
bool cn_make_wake(int ends[2]);

/// Wakes the thread that waits at the other end of the pipe.
void cn_wake(int end);

/// Closes both ends of the pipe.
void cn_close_wake(const int ends[2]);

/// Waits for input, its end or an error, or until `wake` is written to, and empties `wake`. Call it
/// on a separate thread.
void cn_await_input(int descriptor, int wake);

/// The index of the first newline in some bytes; the number of bytes if there is none.
///
/// `memchr` compares many bytes at once.
size_t cn_newline(const void *bytes, size_t count);

#endif
