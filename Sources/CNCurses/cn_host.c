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

// Faults of the code itself. If one comes while it is blocked, the system kills the process.
static const int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGSYS, SIGABRT};

bool cn_is_function(const struct sigaction *action) {
    if (action->sa_flags & SA_SIGINFO) { return true; }
    return action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN;
}

// The signals that were blocked when the signal came.
static sigset_t interrupted_mask(void *context) {
    sigset_t mask;
    sigemptyset(&mask);
    if (context == NULL) {
        pthread_sigmask(SIG_BLOCK, NULL, &mask);
        for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) { sigdelset(&mask, faults[i]); }
        return mask;
    }
    // The system has written only the part of the set that it knows.
    const sigset_t *interrupted = &((ucontext_t *)context)->uc_sigmask;
    for (int number = 1; number < NSIG; number++) {
        if (sigismember(interrupted, number) == 1) { sigaddset(&mask, number); }
    }
    return mask;
}

// Our handlers block all signals. Swift's backtracer reads memory that may not exist: in a thread of its own, which
// gets the mask of this one, and by SIGSEGV and SIGBUS where the system allows no other way. So a handler of the host
// gets the mask that it was installed with, and not ours.
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

// The terminal stops a process in the background that changes its modes, and one that reads or writes. Nobody would
// continue the process, and its end would never come. What a process ignores, the programs that it starts ignore too.
void cn_ignore_background(void) {
    struct sigaction action = {0};
    action.sa_handler = SIG_IGN;
    sigaction(SIGTTOU, &action, NULL);
    sigaction(SIGTTIN, &action, NULL);
}
