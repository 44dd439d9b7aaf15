// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_REGISTRY_H
#define CN_REGISTRY_H

#include "cn_terminal.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>
#include <termios.h>

// The table of sessions, which is read at every end of the process.

// The maximum number of sessions at one time.
enum { CN_SESSIONS = 16 };
// The maximum number of bytes to write when a terminal is given back.
enum { CN_LEAVING = 4096 };

// The state of a session. Only the thread that moved it from held to giving may touch the terminal's modes.
enum {
    CN_FREE,
    CN_CLAIMED,
    CN_HELD,
    CN_GIVING,
    CN_GIVEN,
};

// The bytes that are written when a terminal is given back.
typedef struct {
    _Atomic(unsigned char) bytes[CN_LEAVING];
    atomic_size_t count;
} cn_leaving;

typedef struct {
    atomic_int state;
    // The thread that gives the terminal back, and the thread that writes a frame; or 0.
    _Atomic(pthread_t) giver;
    _Atomic(pthread_t) writer;
    // One bit for each signal that was noted and has not been taken yet.
    atomic_uint_least64_t signals;
    cn_terminal terminal;
    struct termios shell_modes;
    struct termios raw_modes;
    // One place holds the bytes in effect while the other place is filled. The version counts the
    // replacements, and its lowest bit is the place in effect.
    cn_leaving leavings[2];
    atomic_uint leaving_version;
    // A pipe, created at the first use of the place and never closed, because a handler may be
    // about to write into it.
    int wake_read;
    int wake_write;
    // The number of answers that the terminal owes, and the time until which they are awaited.
    atomic_int answers;
    atomic_int_least64_t answers_limit;
    atomic_int is_awaiting_answers;
    // The program to which the terminal is lent, or 0.
    atomic_int program;
    // The descriptor that notifies the guard of the session's end, or 0.
    int guard;
} cn_session;

// The table, in memory that is shared with guards; null before the first session.
extern cn_session *cn_sessions;

/// Makes an empty table; false if there is no memory for it. An existing table stays for the
/// processes that share it.
bool cn_registry_make(void);

/// Whether this process began the sessions; a forked child did not.
bool cn_is_owner(void);
void cn_set_owner(void);

/// Notes a signal for every session in use and wakes the threads that wait for one; async-signal-safe.
void cn_note(int signal);

#endif
