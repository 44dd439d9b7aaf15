// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// A program on a pseudoterminal, seen from the terminal's side.

#ifndef PROGRAM_H
#define PROGRAM_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

typedef struct {
    pid_t process;
    /// The terminal's end, which does not block.
    int descriptor;
    /// When it was started.
    int64_t start;
    /// The last bytes that came, for a question may be cut in two.
    char tail[32];
    size_t tail_count;
} program;

/// The nanoseconds of a clock that never goes back.
int64_t now(void);

/// Starts a command as a terminal of so many cells would: 24-bit color, UTF-8, TERM=xterm-256color.
///
/// With `shows_errors` standard error is the terminal as well, else it is the caller's.
program program_start(char **command, int columns, int rows, int shows_errors);

/// The nanoseconds that all threads of the program have been on a CPU.
int64_t program_cpu(const program *own);

/// The most memory that was resident, in KiB, of a program that runs.
long program_peak(const program *own);

/// Puts together what a terminal answers to what it is asked, wherever that is asked in bytes that came: its kind
/// (DA1), that it is well (DSR), how far its cursor went at a character (CPR), and whether it has margins on the left
/// and right (69), synchronized updates (2026) and widths by whole clusters (2027), which it has, the last without being
/// told to, as the only modes it tells of.
///
/// Returns the number of bytes.
size_t program_answers(program *own, const char *bytes, size_t count, char *answers, size_t size);

/// Answers what is asked in bytes that came.
void program_answer(program *own, const char *bytes, size_t count);

#endif
