// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "cn_give_back.h"

#include "cn_answers.h"
#include "cn_clock.h"
#include "cn_line.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

// The time for which a terminal may accept nothing before its pending output is dropped.
enum { CN_PATIENCE_MS = 100 };
// The time to wait for another thread that gives a terminal back. That thread may itself wait
// several times for the terminal.
enum { CN_GIVING_MS = 5000 };
// The time to wait for another thread that writes a frame; its write never blocks.
enum { CN_WRITER_MS = 200 };

// MARK: The bytes to write

void cn_set_leaving(cn_session *session, const void *bytes, size_t count) {
    unsigned next = atomic_load(&session->leaving_version) + 1;
    cn_leaving *leaving = &session->leavings[next & 1];
    // A reader that sees one of the bytes below also sees the version before `next`.
    atomic_thread_fence(memory_order_release);
    for (size_t i = 0; i < count; i++) {
        unsigned char byte = ((const unsigned char *)bytes)[i];
        atomic_store_explicit(&leaving->bytes[i], byte, memory_order_relaxed);
    }
    atomic_store_explicit(&leaving->count, count, memory_order_relaxed);
    atomic_store(&session->leaving_version, next);
}

// Another thread may replace the bytes meanwhile. It fills the place in effect only after it has
// published the other place. So a copy is complete if the version is the same afterwards.
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
    // A terminal stopped by Ctrl-S accepts no output.
    tcflow(descriptor, TCOON);
    while (written < count) {
        ssize_t result = write(descriptor, bytes + written, count - written);
        if (result > 0) {
            written += (size_t)result;
        } else if (result < 0 && errno == EAGAIN) {
            if (cn_await(descriptor, POLLOUT, CN_PATIENCE_MS)) { continue; }
            if (is_flushed) { return; }
            // Nobody reads the output. Dropping the pending output makes room, but may also drop
            // the first of our bytes, so all of them are written again.
            is_flushed = true;
            tcflush(descriptor, TCOFLUSH);
            written = 0;
        } else if (result == 0 || errno != EINTR) {
            return;
        }
    }
}

// MARK: Giving back

// A frame that another thread is writing must not follow the bytes that put the terminal back. That
// thread may itself be in a signal handler that waits for this thread, so the time is bounded.
static void await_writer(cn_session *session) {
    int64_t end = cn_clock_gettime() + CN_WRITER_MS * INT64_C(1000000);
    while (cn_clock_gettime() < end) {
        pthread_t writer = atomic_load(&session->writer);
        if (writer == (pthread_t)0 || pthread_equal(writer, pthread_self())) { return; }
        poll(NULL, 0, 1);
    }
}

// The thread that gives the terminal back may fault meanwhile, and must not wait for itself.
static void await_given(cn_session *session) {
    int64_t end = cn_clock_gettime() + CN_GIVING_MS * INT64_C(1000000);
    while (atomic_load(&session->state) == CN_GIVING && cn_clock_gettime() < end) {
        if (pthread_equal(atomic_load(&session->giver), pthread_self())) { return; }
        poll(NULL, 0, 1);
    }
}

// The handler of a signal that ends the process would stop the restoration halfway if it ran on this thread. SIGTTOU
// must be blocked for a process in the background to change the modes. Faults cannot be blocked, and Swift's
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

void cn_give_back(cn_session *session, int next_state) {
    int error = errno;
    sigset_t before = block_signals();
    int held = CN_HELD;
    if (atomic_compare_exchange_strong(&session->state, &held, CN_GIVING)) {
        atomic_store(&session->giver, pthread_self());
        await_writer(session);
        cn_write_leaving(session);
        cn_line_give_back(session);
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
