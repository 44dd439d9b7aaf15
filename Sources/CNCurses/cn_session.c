// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "cn_clock.h"
#include "cn_input.h"
#include "cn_registry.h"
#include "cn_stack.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// How long a terminal that takes nothing is waited for, before what it has not taken is dropped.
enum { CN_PATIENCE_MS = 100 };

cn_session *cn_sessions;

static volatile pid_t owner;

bool cn_is_owner(void) {
    return owner == getpid();
}

void cn_set_owner(void) {
    owner = getpid();
}

// MARK: Giving back

void cn_write_leaving(const cn_session *session) {
    int descriptor = session->terminal.descriptor;
    const cn_leaving *leaving = &session->leavings[atomic_load(&session->leaving)];
    size_t written = 0;
    bool is_flushed = false;
    while (written < leaving->count) {
        ssize_t result = write(descriptor, leaving->bytes + written, leaving->count - written);
        if (result > 0) {
            written += (size_t)result;
        } else if (result < 0 && errno == EAGAIN) {
            if (cn_await(descriptor, POLLOUT, CN_PATIENCE_MS)) { continue; }
            if (is_flushed) { return; }
            // Nobody reads: old output makes room for the bytes that put the terminal right, of which the
            // first may be dropped with it.
            is_flushed = true;
            tcflush(descriptor, TCOFLUSH);
            written = 0;
        } else if (result == 0 || errno != EINTR) {
            return;
        }
    }
}

// A frame that another thread is writing must not follow the bytes that put the terminal right.
static void await_writer(cn_session *session) {
    for (int turn = 0; turn < 20 && atomic_load(&session->is_writing); turn++) {
        poll(NULL, 0, 1);
    }
}

void cn_give_back(cn_session *session, int next_state) {
    int held = CN_HELD;
    if (!atomic_compare_exchange_strong(&session->state, &held, CN_GIVING)) { return; }
    int error = errno;
    // A process in the background may put the modes back only with this signal blocked.
    sigset_t background, before;
    sigemptyset(&background);
    sigaddset(&background, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &background, &before);
    await_writer(session);
    cn_write_leaving(session);
    // What the mouse has sent meanwhile would be typed into the shell.
    tcflush(session->terminal.descriptor, TCIFLUSH);
    tcsetattr(session->terminal.descriptor, TCSANOW, &session->shell_modes);
    if (session->terminal.shared_flags >= 0) {
        fcntl(session->terminal.descriptor, F_SETFL, session->terminal.shared_flags);
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    atomic_store(&session->state, next_state);
    errno = error;
}

void cn_give_all_back(void) {
    if (!cn_is_owner()) { return; }
    for (int i = 0; i < CN_SESSIONS; i++) { cn_give_back(&cn_sessions[i], CN_GIVEN); }
    for (int i = 0; i < CN_SESSIONS; i++) {
        for (int turn = 0; turn < 500; turn++) {
            if (atomic_load(&cn_sessions[i].state) != CN_GIVING) { break; }
            poll(NULL, 0, 1);
        }
    }
}

void cn_note(int signal) {
    int error = errno;
    for (int i = 0; i < CN_SESSIONS; i++) {
        cn_session *session = &cn_sessions[i];
        int state = atomic_load(&session->state);
        if (state == CN_FREE || state == CN_CLAIMED) { continue; }
        atomic_fetch_or(&session->signals, UINT64_C(1) << signal);
        cn_wake(session->wake_write);
    }
    errno = error;
}

// MARK: A session's life

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int session_count;

// A child of a process that has sessions has none of them, and must not change what both share.
static bool make_registry(void) {
    if (cn_sessions != NULL && cn_is_owner()) { return true; }
    void *memory = mmap(
        NULL, CN_SESSIONS * sizeof *cn_sessions, PROT_READ | PROT_WRITE,
        MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) { return false; }
    cn_sessions = memory;
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

static void set_not_waiting(const cn_session *session) {
    if (session->terminal.shared_flags < 0) { return; }
    fcntl(session->terminal.descriptor, F_SETFL, session->terminal.shared_flags | O_NONBLOCK);
}

// A process in the background stops here until it is in the foreground, as any program does that
// changes a terminal's modes; a thread of Dispatch's pool blocks the signal that does it.
static bool set_raw(cn_session *session) {
    sigset_t background, before;
    sigemptyset(&background);
    sigaddset(&background, SIGTTOU);
    pthread_sigmask(SIG_UNBLOCK, &background, &before);
    int result;
    do {
        result = tcsetattr(session->terminal.descriptor, TCSANOW, &session->raw_modes);
    } while (result != 0 && errno == EINTR);
    int error = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = error;
    return result == 0;
}

static void make_raw(struct termios *modes) {
    modes->c_iflag &= ~(tcflag_t)(
        IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON);
    modes->c_oflag &= ~(tcflag_t)OPOST;
    modes->c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | ISIG | IEXTEN);
    modes->c_cflag &= ~(tcflag_t)(CSIZE | PARENB);
    modes->c_cflag |= CS8;
    modes->c_cc[VMIN] = 1;
    modes->c_cc[VTIME] = 0;
}

static int begin(cn_session *session) {
    if (!make_wake(session)) { return -errno; }
    if (tcgetattr(session->terminal.descriptor, &session->shell_modes) != 0) { return -errno; }
    session->raw_modes = session->shell_modes;
    make_raw(&session->raw_modes);
    atomic_store(&session->signals, 0);
    if (session_count == 0 && !cn_signals_install()) { return -EAGAIN; }
    cn_ensure_alternate_stacks_of_dispatch();
    session_count++;
    set_not_waiting(session);
    // From here on every way out gives the terminal back, though it is not yet taken.
    atomic_store(&session->state, CN_HELD);
    if (set_raw(session)) { return (int)(session - cn_sessions); }
    int error = errno;
    session->leavings[atomic_load(&session->leaving)].count = 0;
    cn_give_back(session, CN_CLAIMED);
    if (--session_count == 0) { cn_signals_remove(); }
    return -error;
}

static void set_leaving(cn_session *session, const void *bytes, size_t count) {
    int next = 1 - atomic_load(&session->leaving);
    cn_leaving *leaving = &session->leavings[next];
    if (count > 0) { memcpy(leaving->bytes, bytes, count); }
    leaving->count = count;
    atomic_store(&session->leaving, next);
}

int cn_session_begin(cn_terminal terminal, const void *leaving, size_t count) {
    if (count > CN_LEAVING) { return -E2BIG; }
    pthread_mutex_lock(&lock);
    cn_session *session = make_registry() ? claim() : NULL;
    int result = cn_sessions == NULL ? -ENOMEM : -EUSERS;
    if (session != NULL) {
        session->terminal = terminal;
        set_leaving(session, leaving, count);
        result = begin(session);
        if (result < 0) { atomic_store(&session->state, CN_FREE); }
    }
    pthread_mutex_unlock(&lock);
    return result;
}

bool cn_session_set_leaving(int session, const void *leaving, size_t count) {
    if (count > CN_LEAVING) { return false; }
    set_leaving(&cn_sessions[session], leaving, count);
    return true;
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
    atomic_store(&own->is_writing, 1);
    if (atomic_load(&own->state) == CN_HELD) {
        do {
            result = write(own->terminal.descriptor, bytes, count);
            error = errno;
        } while (result < 0 && error == EINTR);
    }
    atomic_store(&own->is_writing, 0);
    return result < 0 ? -(long)error : (long)result;
}

void cn_session_suspend(bool whole_group) {
    cn_give_all_back();
    cn_signals_stop(SIGTSTP, whole_group);
    cn_note(SIGCONT);
}

bool cn_session_await_foreground(int session) {
    if (!cn_is_background(cn_sessions[session].terminal.descriptor)) { return false; }
    cn_signals_stop(SIGTTIN, false);
    return !cn_is_background(cn_sessions[session].terminal.descriptor);
}

// The user may have set the line's modes anew while the terminal was not ours.
static void take_modes(cn_session *session) {
    struct termios modes;
    if (tcgetattr(session->terminal.descriptor, &modes) != 0) { return; }
    session->shell_modes = modes;
    session->raw_modes = modes;
    make_raw(&session->raw_modes);
}

bool cn_session_take(cn_session *session) {
    set_not_waiting(session);
    bool is_raw = set_raw(session);
    tcflush(session->terminal.descriptor, TCIFLUSH);
    return is_raw;
}

cn_resumption cn_session_resume(int session) {
    cn_session *own = &cn_sessions[session];
    cn_resumption result = CN_RESUMED_UNPREPARED;
    int given = CN_GIVEN;
    if (atomic_load(&own->state) == CN_GIVEN && cn_signals_ending() != 0) { return CN_NOT_RESUMED; }
    if (atomic_compare_exchange_strong(&own->state, &given, CN_CLAIMED)) {
        take_modes(own);
        atomic_store(&own->state, CN_HELD);
        result = CN_RESUMED;
    }
    set_not_waiting(own);
    return set_raw(own) ? result : CN_RESUME_FAILED;
}

int cn_session_end(int session) {
    pthread_mutex_lock(&lock);
    cn_session *own = &cn_sessions[session];
    cn_give_back(own, CN_GIVEN);
    cn_guard_dismiss(own);
    int ending = 0;
    if (--session_count == 0) {
        ending = cn_signals_ending();
        cn_signals_remove();
    }
    atomic_store(&own->state, CN_FREE);
    pthread_mutex_unlock(&lock);
    return ending;
}
