// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_REGISTRY_H
#define CN_REGISTRY_H

#include "cn_session.h"

#include <pthread.h>
#include <stdatomic.h>
#include <sys/types.h>
#include <termios.h>

// Where a session stands. Only who moved it from held to giving may touch its terminal's modes.
enum {
    CN_FREE,
    CN_CLAIMED,
    CN_HELD,
    CN_GIVING,
    CN_GIVEN,
};

// What is written when a terminal is given back.
typedef struct {
    _Atomic(unsigned char) bytes[CN_LEAVING];
    atomic_size_t count;
} cn_leaving;

typedef struct {
    atomic_int state;
    // The thread that gives the terminal back and the one that writes a frame, or 0.
    _Atomic(pthread_t) giver;
    _Atomic(pthread_t) writer;
    atomic_uint_least64_t signals;
    cn_terminal terminal;
    struct termios shell_modes;
    struct termios raw_modes;
    // Two places: one holds the bytes in effect while the other is filled. The version counts the replacements,
    // and its lowest bit is the place in effect.
    cn_leaving leavings[2];
    atomic_uint leaving_version;
    // Made once per place and never closed: a handler may be about to write into it.
    int wake_read;
    int wake_write;
    // The answers that the terminal owes, and until when they are waited for.
    atomic_int answers;
    atomic_int_least64_t answers_limit;
    atomic_int is_awaiting_answers;
    // The program that has the terminal, or 0.
    atomic_int program;
    // Where the guard hears of the session's end, or 0.
    int guard;
} cn_session;

// In memory that guards share; null before the first session.
extern cn_session *cn_sessions;

/// Gives one terminal back if it is held; waits if another thread gives it back just now. Async-signal-safe.
void cn_give_back(cn_session *session, int next_state);

/// Writes what gives a terminal back; async-signal-safe.
void cn_write_leaving(const cn_session *session);

/// Reads the answers that the terminal of a held session owes, so that the shell does not get them, for a bounded
/// time; async-signal-safe.
void cn_await_answers(cn_session *session);

/// Tells the session's guard, if there is one, that it is not needed any more.
void cn_guard_dismiss(cn_session *session);

/// Gives every held terminal back, as `cn_give_back` does. Does nothing in a child that was forked.
void cn_give_all_back(void);

/// Tells the programs that have terminals of ours that these are gone, and waits shortly for them to put
/// things right; async-signal-safe.
void cn_hang_up_programs(void);

/// Puts the line of a held terminal into raw mode after it was lent; what was typed ahead is dropped.
bool cn_session_take(cn_session *session);

/// Notes a signal for every session in use and wakes who reads; async-signal-safe.
void cn_note(int signal);

/// The process that began the sessions; a forked child has none of them.
bool cn_is_owner(void);
void cn_set_owner(void);

/// Installs the handlers, or puts back what was there before. Called with the registry locked.
bool cn_signals_install(void);
void cn_signals_remove(void);

/// Stops this process by SIGTSTP, SIGTTIN or SIGTTOU as if no handler were there. Returns when it goes on; false if it
/// did not stop, because the signal is ignored or nobody could continue the process.
bool cn_signals_stop(int signal, bool whole_group);

/// The signal that the process was asked to end by, or 0.
int cn_signals_ending(void);

/// Whether a signal ends the process now or has asked it to end.
bool cn_signals_end_process(void);

/// Stops the process while it is in the background of a session's terminal; false if a signal ends the process.
bool cn_await_foreground(const cn_session *session, bool has_handlers);

/// Whether a stop was asked for from outside and has not been taken by this call before.
bool cn_signals_take_stop(void);

#endif
