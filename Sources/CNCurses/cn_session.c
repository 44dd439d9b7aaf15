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
// How long another thread that gives a terminal back is waited for. It may wait several times as above.
enum { CN_GIVING_MS = 5000 };
// How long another thread that writes, which never waits, is waited for.
enum { CN_WRITER_MS = 200 };
// How long the handler of a signal that continued the process too has, before the process stops again.
enum { CN_HANDLER_MS = 200 };

cn_session *cn_sessions;

static volatile pid_t owner;

bool cn_is_owner(void) {
    return owner == getpid();
}

void cn_set_owner(void) {
    owner = getpid();
}

// MARK: Giving back

// Another thread may replace the bytes meanwhile. The place in effect is filled anew only after the other one has
// been published, so a copy is whole if the version is still the same behind it.
static size_t copy_leaving(const cn_session *session, unsigned char *bytes) {
    for (;;) {
        unsigned version = atomic_load(&session->leaving_version);
        const cn_leaving *leaving = &session->leavings[version & 1];
        size_t count = atomic_load_explicit(&leaving->count, memory_order_relaxed);
        for (size_t i = 0; i < count; i++) {
            bytes[i] = atomic_load_explicit(&leaving->bytes[i], memory_order_relaxed);
        }
        atomic_thread_fence(memory_order_acquire);
        if (atomic_load(&session->leaving_version) == version) { return count; }
    }
}

void cn_write_leaving(const cn_session *session) {
    int descriptor = session->terminal.descriptor;
    unsigned char bytes[CN_LEAVING];
    size_t count = copy_leaving(session, bytes);
    size_t written = 0;
    bool is_flushed = false;
    // Output that somebody has stopped would take nothing.
    tcflow(descriptor, TCOON);
    while (written < count) {
        ssize_t result = write(descriptor, bytes + written, count - written);
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

// A frame that another thread is writing must not follow the bytes that put the terminal right. That thread may be
// in a handler too, and wait for this one.
static void await_writer(cn_session *session) {
    int64_t end = cn_clock_gettime() + CN_WRITER_MS * INT64_C(1000000);
    while (cn_clock_gettime() < end) {
        pthread_t writer = atomic_load(&session->writer);
        if (writer == (pthread_t)0 || pthread_equal(writer, pthread_self())) { return; }
        poll(NULL, 0, 1);
    }
}

// A fault on the thread that gives back cannot wait for itself.
static void await_given(cn_session *session) {
    int64_t end = cn_clock_gettime() + CN_GIVING_MS * INT64_C(1000000);
    while (atomic_load(&session->state) == CN_GIVING && cn_clock_gettime() < end) {
        if (pthread_equal(atomic_load(&session->giver), pthread_self())) { return; }
        poll(NULL, 0, 1);
    }
}

// Signals that end the process wait for the restoration: their handler on this thread would end it halfway. A
// process in the background may put the modes back only with SIGTTOU blocked. Faults cannot be blocked, and Swift's
// backtracer stops threads with SIGPROF.
static sigset_t block_signals(void) {
    static const int unblocked[] = {
        SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS, SIGABRT, SIGPROF,
    };
    sigset_t blocked, before;
    sigfillset(&blocked);
    for (size_t i = 0; i < sizeof unblocked / sizeof *unblocked; i++) {
        sigdelset(&blocked, unblocked[i]);
    }
    pthread_sigmask(SIG_BLOCK, &blocked, &before);
    return before;
}

static void give_back(cn_session *session) {
    int terminal = session->terminal.descriptor;
    await_writer(session);
    cn_write_leaving(session);
    // What the mouse has sent meanwhile would be typed into the shell.
    tcflush(terminal, TCIFLUSH);
    tcsetattr(terminal, TCSANOW, &session->shell_modes);
    if (session->terminal.shared_flags >= 0) {
        fcntl(terminal, F_SETFL, session->terminal.shared_flags);
    }
}

void cn_give_back(cn_session *session, int next_state) {
    int error = errno;
    sigset_t before = block_signals();
    int held = CN_HELD;
    if (atomic_compare_exchange_strong(&session->state, &held, CN_GIVING)) {
        atomic_store(&session->giver, pthread_self());
        give_back(session);
        atomic_store(&session->giver, (pthread_t)0);
        atomic_store(&session->state, next_state);
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (held == CN_GIVING) { await_given(session); }
    errno = error;
}

void cn_give_all_back(void) {
    if (!cn_is_owner()) { return; }
    for (int i = 0; i < CN_SESSIONS; i++) {
        cn_await_answers(&cn_sessions[i]);
        cn_give_back(&cn_sessions[i], CN_GIVEN);
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

// The system stops a process that changes a terminal's modes from the background, and again as soon as it goes on:
// the handler of a signal that is to end it would never run.
bool cn_await_foreground(const cn_session *session, bool has_handlers) {
    int terminal = session->terminal.descriptor;
    bool has_stopped = true;
    while (has_stopped && cn_is_background(terminal)) {
        if (has_handlers && cn_signals_end_process()) { return false; }
        has_stopped = cn_signals_stop(SIGTTOU, true);
        for (int turn = 0; has_stopped && turn < CN_HANDLER_MS; turn++) {
            if (has_handlers && cn_signals_end_process()) { return false; }
            if (!cn_is_background(terminal)) { break; }
            poll(NULL, 0, 1);
        }
    }
    return true;
}

static void set_not_waiting(const cn_session *session) {
    if (session->terminal.shared_flags < 0) { return; }
    fcntl(session->terminal.descriptor, F_SETFL, session->terminal.shared_flags | O_NONBLOCK);
}

// A process that has come to the background just now stops here; a thread of Dispatch's pool blocks the signal that
// does it.
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

static void set_leaving(cn_session *session, const void *bytes, size_t count) {
    unsigned next = atomic_load(&session->leaving_version) + 1;
    cn_leaving *leaving = &session->leavings[next & 1];
    // Who sees one of the bytes below sees the version before `next` too.
    atomic_thread_fence(memory_order_release);
    for (size_t i = 0; i < count; i++) {
        unsigned char byte = ((const unsigned char *)bytes)[i];
        atomic_store_explicit(&leaving->bytes[i], byte, memory_order_relaxed);
    }
    atomic_store_explicit(&leaving->count, count, memory_order_relaxed);
    atomic_store(&session->leaving_version, next);
}

static int begin(cn_session *session) {
    if (!make_wake(session)) { return -errno; }
    // Before the handlers of the first session: until the terminal is taken, signals act as they did.
    if (!cn_await_foreground(session, session_count > 0)) { return -EINTR; }
    if (tcgetattr(session->terminal.descriptor, &session->shell_modes) != 0) { return -errno; }
    session->raw_modes = session->shell_modes;
    make_raw(&session->raw_modes);
    atomic_store(&session->signals, 0);
    atomic_store(&session->answers, 0);
    if (session_count == 0 && !cn_signals_install()) { return -EAGAIN; }
    cn_ensure_alternate_stacks_of_dispatch();
    session_count++;
    set_not_waiting(session);
    // From here on every way out gives the terminal back, though it is not yet taken.
    atomic_store(&session->state, CN_HELD);
    if (set_raw(session)) { return (int)(session - cn_sessions); }
    int error = errno;
    set_leaving(session, NULL, 0);
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
    // The terminal is the shell's until then: a guard must not give it back, nor are its modes those to put back.
    if (!cn_await_foreground(own, true)) { return CN_NOT_RESUMED; }
    if (atomic_load(&own->state) == CN_GIVEN && cn_signals_ending() != 0) { return CN_NOT_RESUMED; }
    if (atomic_compare_exchange_strong(&own->state, &given, CN_CLAIMED)) {
        take_modes(own);
        atomic_store(&own->state, CN_HELD);
        result = CN_RESUMED;
    }
    set_not_waiting(own);
    return set_raw(own) ? result : CN_RESUME_FAILED;
}

void cn_session_give_back(int session) {
    cn_give_back(&cn_sessions[session], CN_GIVEN);
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
