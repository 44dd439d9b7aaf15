// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_TERMINAL_H
#define CN_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>

/// An open terminal.
typedef struct {
    /// The descriptor; negative if there is no terminal.
    int descriptor;
    /// The file status flags to restore if the open file is shared with other processes; otherwise
    /// -1.
    int shared_flags;
} cn_terminal;

/// Occupies closed standard descriptors, so that no other file gets their numbers; reads and writes
/// on them still fail.
void cn_claim_standards(void);

/// Opens the terminal of the process. Reads and writes never wait.
///
/// It is the first of standard input, output and error that is a terminal, opened again by its
/// name, so that `O_NONBLOCK` affects only this descriptor. If this fails, it is the controlling
/// terminal, or otherwise a duplicate. Swift cannot call `open` and `fcntl`, which are variadic.
cn_terminal cn_terminal_open(void);

/// Opens a terminal by its path in the same way.
cn_terminal cn_terminal_open_path(const char *path);

/// Closes the descriptor and restores shared flags.
void cn_terminal_close(cn_terminal terminal);

/// The size of a terminal in cells; false if it is unknown.
///
/// `ioctl` is variadic.
bool cn_winsize(int descriptor, int *columns, int *rows);

/// The speed of the line in baud, up to 115,200. It is 0 for 38,400 baud, the setting of lines
/// without a speed.
///
/// On some systems, the constants for speeds are not the speeds themselves.
int cn_line_speed(int descriptor);

/// Whether the calling process is in the background of its own controlling terminal.
///
/// The function is here so that Swift needs no module of the platform.
bool cn_is_background(int descriptor);

/// Reads the available bytes; returns their number, 0 at the end of input, or the negative error
/// number.
///
/// `errno` is a macro, and may change before Swift reads it.
long cn_read(int descriptor, void *bytes, size_t count);

/// Waits for input or the end of input; false if neither occurs in this time.
bool cn_await_readable(int descriptor, int milliseconds);

/// The system's message for an error number.
///
/// `strerror` comes from a Swift module whose name differs between platforms.
const char *cn_strerror(int error);

#endif
