// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "cn_answers.h"

#include "cn_clock.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

// The longest wait for a terminal, even if the session requests a longer one.
enum { CN_ANSWERS_MS = 3000 };
// The time between two checks whether another thread has read the answers or given the terminal
// back.
enum { CN_ANSWERS_TURN_MS = 20 };

// The state of the parser after the bytes so far, and the number of answers in them.
typedef struct {
    enum { CN_GROUND, CN_ESCAPE, CN_SEQUENCE } state;
    bool is_private;
    int count;
} cn_answers;

// Counts DA1 (`CSI ? … c`) and DSR 5 (`CSI 0 n`).
static void take(cn_answers *answers, unsigned char byte) {
    if (byte == 0x1B) {
        answers->state = CN_ESCAPE;
    } else if (answers->state == CN_ESCAPE) {
        answers->state = byte == '[' ? CN_SEQUENCE : CN_GROUND;
        answers->is_private = false;
    } else if (answers->state == CN_SEQUENCE && byte == '?') {
        answers->is_private = true;
    } else if (answers->state == CN_SEQUENCE && byte >= 0x40 && byte <= 0x7E) {
        if (byte == (answers->is_private ? 'c' : 'n')) { answers->count++; }
        answers->state = CN_GROUND;
    }
}

// Returns whether more bytes may follow.
static bool read_answers(cn_session *session, cn_answers *answers) {
    unsigned char bytes[512];
    ssize_t count = read(session->terminal.descriptor, bytes, sizeof bytes);
    for (ssize_t i = 0; i < count; i++) { take(answers, bytes[i]); }
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

static void await_answers(cn_session *session) {
    cn_answers answers = {CN_GROUND, false, 0};
    int64_t limit = cn_clock_gettime() + CN_ANSWERS_MS * INT64_C(1000000);
    if (atomic_load(&session->answers_limit) < limit) { limit = atomic_load(&session->answers_limit); }
    while (atomic_load(&session->state) == CN_HELD
           && answers.count < atomic_load(&session->answers) && cn_clock_gettime() < limit) {
        if (!cn_await(session->terminal.descriptor, POLLIN, CN_ANSWERS_TURN_MS)) { continue; }
        if (!read_answers(session, &answers)) { return; }
    }
}

void cn_await_answers(cn_session *session) {
    if (atomic_load(&session->state) != CN_HELD || atomic_load(&session->answers) <= 0) { return; }
    // In the background, typed text is for the shell.
    if (cn_is_background(session->terminal.descriptor)) { return; }
    // A second caller does not wait, because a second signal ends the process at once.
    int nobody = 0;
    if (!atomic_compare_exchange_strong(&session->is_awaiting_answers, &nobody, 1)) { return; }
    int error = errno;
    sigset_t background, before;
    sigemptyset(&background);
    sigaddset(&background, SIGTTIN);
    pthread_sigmask(SIG_BLOCK, &background, &before);
    await_answers(session);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    atomic_store(&session->is_awaiting_answers, 0);
    errno = error;
}
