// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "cn_registry.h"

#include "cn_input.h"

#include <errno.h>
#include <sys/mman.h>
#include <unistd.h>

cn_session *cn_sessions;

static volatile pid_t owner;

bool cn_is_owner(void) {
    return owner == getpid();
}

void cn_set_owner(void) {
    owner = getpid();
}

bool cn_registry_make(void) {
    void *memory = mmap(
        NULL, CN_SESSIONS * sizeof *cn_sessions, PROT_READ | PROT_WRITE,
        MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) { return false; }
    cn_sessions = memory;
    return true;
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
