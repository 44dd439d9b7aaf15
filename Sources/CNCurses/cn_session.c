// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "cn_session.h"

#include "cn_give_back.h"
#include "cn_guard.h"
#include "cn_input.h"
#include "cn_line.h"
#include "cn_registry.h"
#include "cn_signals.h"
#include "cn_stack.h"
#include "cn_stop.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int session_count;

// A forked child of a process with sessions has none of them, and must not change memory that it
// shares with its parent.
static bool make_registry(void) {
    if (cn_sessions != NULL && cn_is_owner()) { return true; }
    if (!cn_registry_make()) { return false; }
    session_count = 0;
    return true;
}

static cn_session *claim(void) {
    for (int i = 0; i < CN_SESSIONS; i++) {
        int unused = CN_FREE;
        if (atomic_compare_exchange_strong(&cn_sessions[i].state, &unused, CN_CLAIMED)) {
            return &cn_sessions[i];
        }
    }
    return NULL;
}

static bool make_wake(cn_session *session) {
    if (session->wake_write > 0) {
        char stale[64];
        while (read(session->wake_read, stale, sizeof stale) > 0) {}
        return true;
    }
    int ends[2];
    if (!cn_make_wake(ends)) { return false; }
    session->wake_read = ends[0];
    session->wake_write = ends[1];
    return true;
}

static int begin(cn_session *session) {
    if (!make_wake(session)) { return -errno; }
    // The other handlers of the first session are installed later; until then, signals act as
    // before. But a crash report must not wait for the foreground.
    if (session_count == 0) { cn_signals_install_for_crashes(); }
    if (!cn_await_foreground(session, session_count > 0)) { return -EINTR; }
    if (!cn_line_read_modes(session)) {
        int error = errno;
        if (session_count == 0) { cn_signals_remove(); }
        return -error;
    }
    atomic_store(&session->signals, 0);
    atomic_store(&session->answers, 0);
    if (session_count == 0 && !cn_signals_install()) {
        cn_signals_remove();
        return -EAGAIN;
    }
    cn_ensure_alternate_stacks_of_dispatch();
    session_count++;
    cn_line_set_not_waiting(session);
    // From here on, every end of the process gives the terminal back, even before the line is in
    // raw mode.
    atomic_store(&session->state, CN_HELD);
    if (cn_line_set_raw(session)) { return (int)(session - cn_sessions); }
    int error = errno;
    cn_set_leaving(session, NULL, 0);
    cn_give_back(session, CN_CLAIMED);
    if (--session_count == 0) { cn_signals_remove(); }
    return -error;
}

int cn_session_begin(cn_terminal terminal, const void *leaving, size_t count) {
    if (count > CN_LEAVING) { return -E2BIG; }
    pthread_mutex_lock(&lock);
    cn_session *session = make_registry() ? claim() : NULL;
    int result = cn_sessions == NULL ? -ENOMEM : -EUSERS;
    if (session != NULL) {
        session->terminal = terminal;
        cn_set_leaving(session, leaving, count);
        result = begin(session);
        if (result < 0) { atomic_store(&session->state, CN_FREE); }
    }
    pthread_mutex_unlock(&lock);
    return result;
}

bool cn_session_set_leaving(int session, const void *leaving, size_t count) {
    if (count > CN_LEAVING) { return false; }
    cn_set_leaving(&cn_sessions[session], leaving, count);
    return true;
}

void cn_session_expect_answers(int session, int count, int64_t limit) {
    atomic_store(&cn_sessions[session].answers_limit, limit);
    atomic_store(&cn_sessions[session].answers, count);
}

int cn_session_wake_descriptor(int session) {
    return cn_sessions[session].wake_read;
}

static bool has(uint64_t signals, int number) {
    return (signals >> number & 1) != 0;
}

cn_notes cn_session_take_notes(int session) {
    char bytes[64];
    while (read(cn_sessions[session].wake_read, bytes, sizeof bytes) == (ssize_t)sizeof bytes) {}
    uint64_t signals = atomic_exchange(&cn_sessions[session].signals, 0);
    cn_notes notes = {0, has(signals, SIGCONT), false};
    if (has(signals, SIGINT) || has(signals, SIGTERM) || has(signals, SIGHUP)) {
        notes.ending = cn_signals_ending();
    }
    if (has(signals, SIGTSTP)) { notes.stops = cn_signals_take_stop(); }
    return notes;
}

long cn_session_write(int session, const void *bytes, size_t count) {
    cn_session *own = &cn_sessions[session];
    ssize_t result = -1;
    int error = ENXIO;
    atomic_store(&own->writer, pthread_self());
    if (atomic_load(&own->state) == CN_HELD) {
        do {
            result = write(own->terminal.descriptor, bytes, count);
            error = errno;
        } while (result < 0 && error == EINTR);
    }
    atomic_store(&own->writer, (pthread_t)0);
    return result < 0 ? -(long)error : (long)result;
}

void cn_session_suspend(bool whole_group) {
    cn_give_all_back();
    cn_stop(SIGTSTP, whole_group);
    cn_note(SIGCONT);
}

bool cn_session_await_foreground(int session) {
    if (!cn_is_background(cn_sessions[session].terminal.descriptor)) { return false; }
    cn_stop(SIGTTIN, false);
    return !cn_is_background(cn_sessions[session].terminal.descriptor);
}

cn_resumption cn_session_resume(int session) {
    cn_session *own = &cn_sessions[session];
    cn_resumption result = CN_RESUMED_UNPREPARED;
    int given = CN_GIVEN;
    // Until the process is in the foreground, the terminal is the shell's: a guard must not give it
    // back, and its present modes are not the modes to restore.
    if (!cn_await_foreground(own, true)) { return CN_NOT_RESUMED; }
    if (atomic_load(&own->state) == CN_GIVEN && cn_signals_ending() != 0) { return CN_NOT_RESUMED; }
    if (atomic_compare_exchange_strong(&own->state, &given, CN_CLAIMED)) {
        // The user may have changed the modes while the shell had the terminal.
        cn_line_read_modes(own);
        atomic_store(&own->state, CN_HELD);
        result = CN_RESUMED;
    }
    cn_line_set_not_waiting(own);
    return cn_line_set_raw(own) ? result : CN_RESUME_FAILED;
}

void cn_session_give_back(int session) {
    cn_give_back(&cn_sessions[session], CN_GIVEN);
}

int cn_session_end(int session) {
    pthread_mutex_lock(&lock);
    cn_session *own = &cn_sessions[session];
    cn_give_back(own, CN_GIVEN);
    cn_guard_dismiss(session);
    int ending = 0;
    if (--session_count == 0) {
        ending = cn_signals_ending();
        cn_signals_remove();
    }
    atomic_store(&own->state, CN_FREE);
    pthread_mutex_unlock(&lock);
    return ending;
}
