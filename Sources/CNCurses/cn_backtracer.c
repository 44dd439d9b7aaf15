// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "cn_backtracer.h"

#include "cn_terminal.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The signals that Swift's runtime treats as crashes.
static const int crashes[] = {SIGQUIT, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP};
enum { CN_CRASHES = sizeof crashes / sizeof *crashes };

static bool is_question_wanted;
// The handler of the runtime, or null.
static void *backtracer;

// A function of the runtime; its address shows whether the runtime is a library or part of the
// program.
extern void swift_retain(void) __attribute__((weak));

static void *address(const struct sigaction *action) {
    return action->sa_flags & SA_SIGINFO ? (void *)action->sa_sigaction
                                         : (void *)action->sa_handler;
}

static bool is_in_runtime(void *code) {
    Dl_info own, runtime;
    return swift_retain != NULL && dladdr(code, &own) != 0
        && dladdr((void *)swift_retain, &runtime) != 0 && own.dli_fbase == runtime.dli_fbase;
}

// The runtime's handler has no name. For some of the signals, the host may have installed its own
// handler.
static void *find_backtracer(void) {
    for (int i = 0; i < CN_CRASHES; i++) {
        struct sigaction action;
        if (sigaction(crashes[i], NULL, &action) != 0) { continue; }
        if (is_in_runtime(address(&action))) { return address(&action); }
    }
    return NULL;
}

void cn_backtracer_look(void) {
    const char *settings = getenv("SWIFT_BACKTRACE");
    is_question_wanted = settings != NULL && strstr(settings, "interactive=") != NULL;
    // The handler is searched for only once, because our own handlers replace it from the first
    // session on.
    if (backtracer == NULL) { backtracer = find_backtracer(); }
}

bool cn_backtracer_would_ask(const struct sigaction *handler) {
    return !is_question_wanted && backtracer != NULL && address(handler) == backtracer;
}

void cn_backtracer_ask_nothing(const struct sigaction *handler) {
    if (backtracer == NULL || address(handler) != backtracer) { return; }
    // In the background, typed text is for the shell.
    if (is_question_wanted && !cn_is_background(STDIN_FILENO)) { return; }
    // The backtracer takes the end of input for an answer.
    int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (nothing < 0) { return; }
    dup2(nothing, STDIN_FILENO);
    close(nothing);
}
