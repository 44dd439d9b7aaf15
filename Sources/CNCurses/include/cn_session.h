// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_SESSION_H
#define CN_SESSION_H

#include "cn_terminal.h"

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A session is the time in which a terminal is ours. All of this is C because every way out of the
// process, signal handlers among them, must find what to put back without allocating, locking or
// entering the Swift runtime.

/// The most sessions at one time.
enum { CN_SESSIONS = 16 };
/// The most bytes to write when a terminal is given back.
enum { CN_LEAVING = 4096 };

// The platform's error numbers come from Swift modules with other names on each platform.

/// The error number of what would have to wait.
enum { CN_EAGAIN = EAGAIN };
/// The error number of one session too many.
enum { CN_EUSERS = EUSERS };

/// Begins a session: remembers how to give the terminal back, installs the signal handlers if this
/// is the first session, and puts the line into raw mode.
///
/// Returns the session's number, or the error number, negative, `CN_EUSERS` if all places are
/// taken; the terminal is as it was then. The terminal stays the caller's to close, after the
/// session's end.
int cn_session_begin(cn_terminal terminal, const void *leaving, size_t count);

/// Replaces the bytes to write when the terminal is given back; false if they are too many. Not to be
/// called by two threads at one time; a signal's handler writes either the old ones or the new ones.
bool cn_session_set_leaving(int session, const void *leaving, size_t count);

/// Notes how many answers (DA1 and DSR 5) the terminal owes, and until when they are waited for, by
/// `cn_clock_gettime`. They are read before a signal, a crash or `exit` gives the terminal back.
void cn_session_expect_answers(int session, int count, int64_t limit);

/// The descriptor that becomes readable when a signal was noted for the session.
int cn_session_wake_descriptor(int session);

/// What signals have noted for a session.
typedef struct {
    /// The signal that asks the process to end, or 0.
    int ending;
    /// Whether the process went on after it was stopped.
    bool went_on;
    /// Whether the process is to stop; of several sessions one is told.
    bool stops;
} cn_notes;

/// What has been noted since the last call.
cn_notes cn_session_take_notes(int session);

/// Writes what can be written at once: the number of bytes, or the error number, negative.
///
/// The error is `ENXIO` when the terminal has been given back.
long cn_session_write(int session, const void *bytes, size_t count);

/// Gives all terminals back and stops the process, as Ctrl-Z does in a shell; returns when it goes
/// on.
///
/// The other sessions are told by a noted `SIGCONT`. With `whole_group` the rest of the process
/// group stops too, as a pipeline does. Where nobody could continue the process, it does not stop.
void cn_session_suspend(bool whole_group);

/// Stops the process as one that reads from the background, if it does; false if nothing would ever
/// bring it to the foreground.
bool cn_session_await_foreground(int session);

/// What became of taking a terminal again.
typedef enum {
    /// It had been given back and is ours again.
    CN_RESUMED,
    /// It had not been given back, because the process was stopped without warning.
    CN_RESUMED_UNPREPARED,
    /// The process is about to end, so that the terminal stays with the shell.
    CN_NOT_RESUMED,
    /// The terminal is gone.
    CN_RESUME_FAILED,
} cn_resumption;

/// Puts the line into raw mode again after the process was stopped.
cn_resumption cn_session_resume(int session);

/// Gives the terminal back ahead of the session's end, for what is to be written after that.
void cn_session_give_back(int session);

/// Gives the terminal back and ends the session. The last one puts the host's signal handlers back.
///
/// Returns the signal that the process was asked to end by, if this was the last session; else 0.
int cn_session_end(int session);

/// Ends the process by a signal, all terminals given back.
_Noreturn void cn_die(int signal);

#endif
