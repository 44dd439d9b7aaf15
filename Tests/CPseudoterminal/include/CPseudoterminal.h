// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stdbool.h>
#include <stddef.h>

/// A program that runs on a terminal made for it.
typedef struct {
    /// The process; negative if it could not be started.
    int process;
    /// The end of the terminal that a person would sit at; reading does not wait.
    int controller;
    /// The terminal itself.
    int terminal;
    /// The file status flags of the terminal from before the start.
    int first_flags;
    /// The line's modes from before the start, as bytes.
    unsigned char first_modes[128];
} cpt_child;

/// Starts a program in a session of its own, with a terminal of that size as its controlling one.
///
/// `input` and `output` take the terminal's place as standard input and output unless negative.
/// Swift may not call `fork`. Every signal has its default effect in the program, and none is
/// blocked.
cpt_child cpt_spawn(
    const char *path, char *const *arguments, char *const *environment, int input, int output,
    int columns, int rows);

/// Starts a program in a session of its own without any terminal; `controller` is its output.
cpt_child cpt_spawn_without_terminal(
    const char *path, char *const *arguments, char *const *environment);

/// Makes a terminal that is nobody's controlling one: the end to sit at, or -1. `path` is its name.
int cpt_open(char *path, size_t count);

/// Gives the terminal bytes as a keyboard would: how many it takes now, -1 if it is gone.
long cpt_write(int descriptor, const void *bytes, size_t count);

/// Waits a little for output: the number of bytes, 0 if there is none yet, -1 at the end.
long cpt_read(int descriptor, void *bytes, size_t count);

/// Whether the process has ended; then its exit code, or the signal with its sign changed.
bool cpt_has_ended(int process, int *status);

/// Whether the process has ended; `cpt_has_ended` still reports how.
bool cpt_has_ended_unseen(int process);

/// Whether the line's modes are those from before the start.
bool cpt_has_first_modes(const cpt_child *child);

/// Whether another process has the terminal open; false where the system does not tell.
bool cpt_is_in_use(const cpt_child *child);

/// Whether the line is in raw mode.
bool cpt_is_raw(int terminal);

/// Stops the terminal's output, as a program can.
void cpt_stop_output(int terminal);

/// Changes the terminal's size, which the program is told by a signal.
void cpt_resize(int controller, int columns, int rows);

/// The file status flags of an open file.
int cpt_flags(int descriptor);

#endif
