// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "cn_stop.h"

#include "cn_clock.h"
#include "cn_host.h"
#include "cn_signals.h"

#include <poll.h>
#include <pthread.h>
#include <signal.h>

// A shorter stop means that the process did not stop.
enum { CN_LEAST_STOP_MS = 1 };
// The time for the handler of another signal, which continued the process, to run before the
// process stops again.
enum { CN_HANDLER_MS = 200 };

// Sends the stop signal with its default effect to this thread, and returns whether the process stopped.
static bool stop_here(int number) {
    sigset_t stop, mask;
    sigemptyset(&stop);
    sigaddset(&stop, number);
    // Before `raise` returns, this thread handles the signals that arrived meanwhile. The other
    // threads, which may be the only ones that accept them, would not run before a second stop.
    const int ends[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) { sigaddset(&stop, ends[i]); }
    pthread_sigmask(SIG_UNBLOCK, &stop, &mask);
    int64_t start = cn_clock_gettime();
    raise(number);
    int64_t now = cn_clock_gettime();
    cn_signals_set_continued(now);
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    return now - start >= CN_LEAST_STOP_MS * INT64_C(1000000);
}

// This cannot hang: the system drops a stop signal if no shell could continue the process. The signal is sent to this
// thread, unblocked, so that the process has stopped before `raise` returns.
bool cn_stop(int number, bool whole_group) {
    struct sigaction before, action = {0};
    bool has_stopped = false;
    action.sa_handler = SIG_IGN;
    sigaction(number, &action, &before);
    bool is_ignored = !(before.sa_flags & SA_SIGINFO) && before.sa_handler == SIG_IGN;
    if (!is_ignored) {
        if (whole_group) {
            kill(0, number);
            // While the main thread blocks it, the signal for this process stays pending, although
            // it is ignored. It would stop the process a second time after `raise`. Ignoring it
            // again drops it.
            sigaction(number, &action, NULL);
        }
        action.sa_handler = SIG_DFL;
        sigaction(number, &action, NULL);
        has_stopped = stop_here(number);
    }
    sigaction(number, &before, NULL);
    // Another thread may be reporting a crash with a program that the terminal must not stop.
    if (cn_signals_end_process()) { cn_ignore_background(); }
    return has_stopped;
}

// The system stops a process that changes a terminal's modes from the background, and does so again
// as soon as the process continues. The handler of a signal that should end the process would never
// run.
bool cn_await_foreground(const cn_session *session, bool has_handlers) {
    int terminal = session->terminal.descriptor;
    bool has_stopped = true;
    while (has_stopped && cn_is_background(terminal)) {
        if (has_handlers && cn_signals_end_process()) { return false; }
        has_stopped = cn_stop(SIGTTOU, true);
        for (int turn = 0; has_stopped && turn < CN_HANDLER_MS; turn++) {
            if (has_handlers && cn_signals_end_process()) { return false; }
            if (!cn_is_background(terminal)) { break; }
            poll(NULL, 0, 1);
        }
    }
    return true;
}
