// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_TERMINAL_H
#define CN_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>

/// A descriptor of a terminal.
typedef struct {
    /// The descriptor; negative if there is no terminal.
    int descriptor;
    /// The file status flags to put back, because the open file is shared with others; else -1.
    int shared_flags;
} cn_terminal;

/// Opens the terminal that the process talks to, without waiting for input or output ever after.
///
/// It is the first of standard input, output and error that is a terminal, opened anew by its name,
/// so that not to wait is a property of this descriptor alone; else the controlling terminal; else
/// a duplicate. The flags of `open` and `fcntl` are variadic, which Swift cannot call.
cn_terminal cn_terminal_open(void);

/// Opens a terminal by its path in the same way.
cn_terminal cn_terminal_open_path(const char *path);

/// Closes the descriptor and puts shared flags back.
void cn_terminal_close(cn_terminal terminal);

/// The extent of a terminal in cells, or false if the terminal does not say.
///
/// `ioctl` is variadic.
bool cn_winsize(int descriptor, int *columns, int *rows);

/// The baud that the line is set to, up to 115,200; 0 for 38,400, which is what a line is set to that has no speed.
///
/// The names of speeds are numbers of another kind on some systems.
int cn_line_speed(int descriptor);

/// Whether the calling process is in the background of its own controlling terminal.
///
/// Process groups are asked for here so that Swift needs no module of the platform.
bool cn_is_background(int descriptor);

/// Reads what is there: the number of bytes, 0 at the end of input, or the error number, negative.
///
/// `errno` is a macro, and is lost before Swift can look at it.
long cn_read(int descriptor, void *bytes, size_t count);

/// Waits until there is something to read, or the end of it; false if there is nothing in that time.
bool cn_await_readable(int descriptor, int milliseconds);

/// The system's words for an error number.
///
/// `strerror` comes from a Swift module with another name on each platform.
const char *cn_strerror(int error);

#endif
