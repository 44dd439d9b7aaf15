// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_SESSION_H
#define CN_SESSION_H

#include "cn_terminal.h"

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A session is the time in which the program holds a terminal. The code is C because every end of
// the process, including signal handlers, must be able to restore the terminal without allocating,
// locking or entering the Swift runtime.

// Swift gets error numbers from modules whose names differ between platforms, so the needed ones
// are defined here.

/// The error number of a write that would have to wait.
enum { CN_EAGAIN = EAGAIN };
/// The error number if there is no place for another session.
enum { CN_EUSERS = EUSERS };

/// Begins a session: stores the data for giving the terminal back, installs the signal handlers if
/// this is the first session, and puts the line into raw mode.
///
/// `leaving` are the bytes to write when the terminal is given back. Returns the session's number.
/// For an error, the terminal is unchanged, and the result is the negative error number:
/// `CN_EUSERS` if there are too many sessions. The caller closes the terminal after the session's
/// end.
int cn_session_begin(cn_terminal terminal, const void *leaving, size_t count);

/// Replaces the bytes to write when the terminal is given back; false if there are too many. Only
/// one thread may call it at a time. A signal handler writes either the old bytes or the new ones.
bool cn_session_set_leaving(int session, const void *leaving, size_t count);

/// Records the number of answers (DA1 and DSR 5) that the terminal owes, and the time until which
/// to wait for them, on the clock of `cn_clock_gettime`. They are read before a signal, a crash or
/// `exit` gives the terminal back.
void cn_session_expect_answers(int session, int count, int64_t limit);

/// The descriptor that becomes readable when a signal is noted for the session.
int cn_session_wake_descriptor(int session);

/// The signals that arrived for a session since the last call.
typedef struct {
    /// The signal that asks the process to end, or 0.
    int ending;
    /// Whether the process was stopped and has continued.
    bool went_on;
    /// Whether the process should stop; only one of several sessions gets this note.
    bool stops;
} cn_notes;

/// Returns the signals since the last call, and forgets them.
cn_notes cn_session_take_notes(int session);

/// Writes the bytes that can be written at once; returns their number, or the negative error
/// number.
///
/// The error is `ENXIO` if the terminal has been given back.
long cn_session_write(int session, const void *bytes, size_t count);

/// Gives all terminals back and stops the process, as Ctrl-Z does in a shell; returns when it continues.
///
/// Each session then has a note of `SIGCONT`. With `whole_group`, the rest of the process group
/// stops too, for example the other programs of a pipeline. If nobody could continue the process,
/// it does not stop.
void cn_session_suspend(bool whole_group);

/// Stops the process if it is in the background, as a read in the background would; returns whether
/// it was in the background and came to the foreground.
bool cn_session_await_foreground(int session);

/// The result of taking a terminal back.
typedef enum {
    /// The terminal had been given back, and has been taken back.
    CN_RESUMED,
    /// The terminal had not been given back, because the process was stopped without warning.
    CN_RESUMED_UNPREPARED,
    /// The terminal stays with the shell, because the process is about to end.
    CN_NOT_RESUMED,
    /// The terminal is gone.
    CN_RESUME_FAILED,
} cn_resumption;

/// Puts the line into raw mode again after the process was stopped.
cn_resumption cn_session_resume(int session);

/// Gives the terminal back before the session's end, so that text can be written in between.
void cn_session_give_back(int session);

/// Gives the terminal back and ends the session. The end of the last session restores the host's
/// signal handlers.
///
/// Returns the signal that asked the process to end if this was the last session, otherwise 0.
int cn_session_end(int session);

#endif
