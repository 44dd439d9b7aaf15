// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "cn_host.h"

#include <pthread.h>
#include <stddef.h>
#ifdef __APPLE__
#include <sys/ucontext.h>
#else
#include <ucontext.h>
#endif

// Faults of the code itself. If a fault occurs while its signal is blocked, the system kills the
// process.
static const int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS, SIGABRT};

bool cn_is_function(const struct sigaction *action) {
    if (action->sa_flags & SA_SIGINFO) { return true; }
    return action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN;
}

// The signals that were blocked when the signal arrived.
static sigset_t interrupted_mask(void *context) {
    sigset_t mask;
    sigemptyset(&mask);
    if (context == NULL) {
        pthread_sigmask(SIG_BLOCK, NULL, &mask);
        for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) { sigdelset(&mask, faults[i]); }
        return mask;
    }
    // The system writes only the part of the set that it knows.
    const sigset_t *interrupted = &((ucontext_t *)context)->uc_sigmask;
    for (int number = 1; number < NSIG; number++) {
        if (sigismember(interrupted, number) == 1) { sigaddset(&mask, number); }
    }
    return mask;
}

// Our handlers block all signals. Swift's backtracer reads memory that may not exist. It does so in
// a separate thread, which inherits the mask of this thread, and relies on SIGSEGV and SIGBUS if
// the system allows no other way. So a handler of the host runs with the mask with which it was
// installed, and not with ours.
void cn_call_host(
    const struct sigaction *action, int number, siginfo_t *info, void *context) {
    sigset_t mask = interrupted_mask(context), before;
    for (int other = 1; other < NSIG; other++) {
        if (sigismember(&action->sa_mask, other) == 1) { sigaddset(&mask, other); }
    }
    if (!(action->sa_flags & SA_NODEFER)) { sigaddset(&mask, number); }
    pthread_sigmask(SIG_SETMASK, &mask, &before);
    if (action->sa_flags & SA_SIGINFO) {
        action->sa_sigaction(number, info, context);
    } else {
        action->sa_handler(number);
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

// The terminal stops a background process that changes its modes, reads or writes. Nobody would
// continue the process, and it would never end. Programs that the process starts also ignore the
// signals that it ignores.
void cn_ignore_background(void) {
    struct sigaction action = {0};
    action.sa_handler = SIG_IGN;
    sigaction(SIGTTOU, &action, NULL);
    sigaction(SIGTTIN, &action, NULL);
}
