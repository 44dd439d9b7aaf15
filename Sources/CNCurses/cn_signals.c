// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "cn_signals.h"

#include "cn_backtracer.h"
#include "cn_clock.h"
#include "cn_give_back.h"
#include "cn_host.h"
#include "cn_output.h"
#include "cn_program.h"
#include "cn_registry.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The time in which the application must end after a signal has requested it.
enum { CN_GRACE_MS = 900 };
// The maximum time for the report of one thread's crash, after which the crash of another thread
// ends the process.
enum { CN_REPORT_MS = 60 * 1000 };
// A SIGCONT within this time after a stop of our own belongs to that stop.
enum { CN_LATE_MS = 50 };

typedef enum {
    CN_NONE,
    // The sessions get a note of the signal.
    CN_NOTE,
    // The first signal asks the application to end; the second one ends the process at once.
    CN_END,
    // The signal ends the process at once.
    CN_DEATH,
    // The signal ends the process at once, unless the host handles or ignores it.
    CN_UNCLAIMED,
} cn_effect;

static const struct {
    int number;
    cn_effect effect;
} signals[] = {
    {SIGWINCH, CN_NOTE},      {SIGCONT, CN_NOTE},       {SIGTSTP, CN_NOTE},
    {SIGINT, CN_END},         {SIGTERM, CN_END},        {SIGHUP, CN_END},
    {SIGQUIT, CN_DEATH},      {SIGABRT, CN_DEATH},      {SIGSEGV, CN_DEATH},
    {SIGBUS, CN_DEATH},       {SIGFPE, CN_DEATH},       {SIGILL, CN_DEATH},
    {SIGTRAP, CN_DEATH},      {SIGSYS, CN_DEATH},       {SIGPIPE, CN_UNCLAIMED},
    {SIGALRM, CN_UNCLAIMED},  {SIGUSR1, CN_UNCLAIMED},  {SIGUSR2, CN_UNCLAIMED},
    {SIGXCPU, CN_UNCLAIMED},  {SIGXFSZ, CN_UNCLAIMED},  {SIGPROF, CN_UNCLAIMED},
    {SIGVTALRM, CN_UNCLAIMED},
#ifdef __linux__
    {SIGIO, CN_UNCLAIMED},    {SIGPWR, CN_UNCLAIMED},   {SIGSTKFLT, CN_UNCLAIMED},
#endif
};

// The handlers that were installed before ours.
static struct sigaction previous[NSIG];
static bool is_installed[NSIG];
// The signal that asked the process to end, or 0.
static atomic_int ending;
static atomic_int is_dying;
// The thread that is reporting its crash, or 0.
static _Atomic(pthread_t) dying_thread;
static atomic_int stop_wanted;
static atomic_int_least64_t continued_at;
// The time of the last SIGWINCH; 0 before the first one.
static atomic_int_least64_t resized_at;
// The pipe to the thread that ends the process if the application does not.
static int watch_read = -1;
static int watch_write = -1;

static cn_effect effect_of(int number) {
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
        if (signals[i].number == number) { return signals[i].effect; }
    }
#ifdef SIGRTMIN
    if (number >= SIGRTMIN && number <= SIGRTMAX) { return CN_UNCLAIMED; }
#endif
    return CN_NONE;
}

static void set_default(int number) {
    struct sigaction action = {0};
    action.sa_handler = SIG_DFL;
    sigaction(number, &action, NULL);
}

// MARK: Handlers

// Whether the fault happens again when its handler returns, with the same address and registers for
// a core dump. A trap does not recur: on some processors, the instruction pointer is already past
// it.
static bool recurs(int number, const siginfo_t *info) {
    bool is_fault =
        number == SIGSEGV || number == SIGBUS || number == SIGFPE || number == SIGILL;
    return is_fault && info != NULL && info->si_code > 0;
}

// Ends the process by the signal. A crash reporter may return from a signal that was sent and is
// not a fault. The process would then continue without its terminal.
static void die_of(int number, const siginfo_t *info) {
    set_default(number);
    // The signal is blocked while this handler runs, and ends the process as soon as the handler has returned.
    if (!recurs(number, info)) { raise(number); }
}

// Calls the handler that was installed before ours, and then ends the process.
static void pass_on(int number, siginfo_t *info, void *context) {
    if (cn_is_function(&previous[number])) {
        cn_backtracer_ask_nothing(&previous[number]);
        cn_ignore_background();
        cn_call_host(&previous[number], number, info, context);
    }
    die_of(number, info);
}

// Restores everything that must not stay changed after the process; async-signal-safe.
static void restore_all(void) {
    if (cn_is_owner()) { cn_hang_up_programs(); }
    cn_give_all_back();
    cn_output_release_at_once();
}

// Whether this thread is already dying, because the handler of the host, which does not block
// faults, has itself crashed.
static bool dies_already(void) {
    pthread_t thread = atomic_load(&dying_thread);
    return thread != (pthread_t)0 && pthread_equal(thread, pthread_self());
}

// If several threads crash at once, only the first one reports it. All others wait, because the end
// of the process would cut the report short. Swift's backtracer stops them with SIGPROF.
static void let_first_thread_die(void) {
    pthread_t nobody = (pthread_t)0;
    if (atomic_compare_exchange_strong(&dying_thread, &nobody, pthread_self())) { return; }
    sigset_t stop;
    sigemptyset(&stop);
    sigaddset(&stop, SIGPROF);
    pthread_sigmask(SIG_UNBLOCK, &stop, NULL);
    for (int turn = 0; turn < CN_REPORT_MS / 10; turn++) { poll(NULL, 0, 10); }
}

static void on_death(int number, siginfo_t *info, void *context) {
    int error = errno;
    if (dies_already()) {
        die_of(number, info);
    } else {
        atomic_store(&is_dying, 1);
        restore_all();
        let_first_thread_die();
        pass_on(number, info, context);
    }
    errno = error;
}

static void on_end(int number, siginfo_t *info, void *context) {
    int error = errno;
    int none = 0;
    if (cn_is_owner() && atomic_compare_exchange_strong(&ending, &none, number)) {
        cn_note(number);
        unsigned char byte = (unsigned char)number;
        ssize_t ignored = write(watch_write, &byte, 1);
        (void)ignored;
    } else {
        on_death(number, info, context);
    }
    errno = error;
}

// The handler of the SIGCONT that ended a stop of our own may run after that stop has returned.
static bool is_late_continuation(int number) {
    return number == SIGCONT
        && cn_clock_gettime() - atomic_load(&continued_at) < CN_LATE_MS * INT64_C(1000000);
}

static void on_note(int number, siginfo_t *info, void *context) {
    int error = errno;
    if (cn_is_owner()) {
        if (number == SIGTSTP) { atomic_store(&stop_wanted, 1); }
        if (number == SIGWINCH) { atomic_store(&resized_at, cn_clock_gettime()); }
        if (!is_late_continuation(number)) { cn_note(number); }
        if (cn_is_function(&previous[number])) {
            cn_call_host(&previous[number], number, info, context);
        }
    } else if (cn_is_function(&previous[number])) {
        cn_call_host(&previous[number], number, info, context);
    } else if (number == SIGTSTP) {
        set_default(number);
        raise(number);
    }
    errno = error;
}

// MARK: The thread that ends the process if the application does not

static void *watch(void *unused) {
    (void)unused;
    for (;;) {
        unsigned char number;
        struct pollfd ready = {.fd = watch_read, .events = POLLIN};
        poll(&ready, 1, -1);
        if (read(watch_read, &number, 1) != 1) { continue; }
        poll(NULL, 0, CN_GRACE_MS);
        if (atomic_load(&ending) == number) { cn_die(number); }
    }
    return NULL;
}

static bool start_watch(void) {
    if (watch_write >= 0 && cn_is_owner()) { return true; }
    int ends[2];
    if (pipe(ends) != 0) { return false; }
    for (int i = 0; i < 2; i++) { fcntl(ends[i], F_SETFD, FD_CLOEXEC); }
    fcntl(ends[1], F_SETFL, O_NONBLOCK);
    watch_read = ends[0];
    watch_write = ends[1];
    sigset_t all, before;
    sigfillset(&all);
    // Swift's backtracer stops the other threads with SIGPROF. A thread that does not stop would
    // spoil the report.
    sigdelset(&all, SIGPROF);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_t thread;
    int result = pthread_create(&thread, &attributes, watch, NULL);
    pthread_attr_destroy(&attributes);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (result == 0) { return true; }
    // The next session tries again.
    for (int i = 0; i < 2; i++) { close(ends[i]); }
    watch_read = watch_write = -1;
    return false;
}

// MARK: Installing

// A signal that was already ignored when the process started, for example by nohup, stays ignored.
// A signal that the host uses is left to the host.
static bool is_wanted(cn_effect effect, const struct sigaction *action) {
    if (effect == CN_UNCLAIMED) { return !cn_is_function(action) && action->sa_handler == SIG_DFL; }
    return cn_is_function(action) || action->sa_handler != SIG_IGN || effect == CN_NOTE;
}

static bool is_ours(const struct sigaction *action) {
    if (!(action->sa_flags & SA_SIGINFO)) { return false; }
    return action->sa_sigaction == on_note || action->sa_sigaction == on_end
        || action->sa_sigaction == on_death;
}

static void install(int number, cn_effect effect) {
    struct sigaction current, *before = &previous[number];
    if (sigaction(number, NULL, &current) != 0) { return; }
    // A forked child of a process with sessions has inherited our handlers.
    if (!is_ours(&current)) { *before = current; }
    if (!is_wanted(effect, before)) { return; }
    bool is_ignored = !cn_is_function(before) && before->sa_handler == SIG_IGN;
    if (number == SIGTSTP && is_ignored) { return; }
    struct sigaction action = {0};
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
    sigfillset(&action.sa_mask);
    action.sa_sigaction = effect == CN_NOTE ? on_note : effect == CN_END ? on_end : on_death;
    is_installed[number] = sigaction(number, &action, NULL) == 0;
}

void cn_signals_install_for_crashes(void) {
    cn_backtracer_look();
    for (int number = 1; number < NSIG; number++) {
        if (effect_of(number) == CN_DEATH) { install(number, CN_DEATH); }
    }
}

static void at_exit(void) {
    if (!cn_is_owner()) { return; }
    cn_hang_up_programs();
    cn_give_all_back();
    cn_output_release();
}

bool cn_signals_install(void) {
    static bool is_registered;
    if (!is_registered) {
        is_registered = true;
        atexit(at_exit);
#ifndef __APPLE__
        at_quick_exit(at_exit);
#endif
    }
    if (!start_watch()) { return false; }
    cn_set_owner();
    atomic_store(&ending, 0);
    atomic_store(&stop_wanted, 0);
    atomic_store(&continued_at, INT64_MIN / 2);
    for (int number = 1; number < NSIG; number++) {
        cn_effect effect = effect_of(number);
        if (effect != CN_NONE) { install(number, effect); }
    }
    return true;
}

// A handler that the host installed after ours stays. Our handler in front of the backtracer's also
// stays, because a crash after the last session must not ask a question either.
void cn_signals_remove(void) {
    for (int number = 1; number < NSIG; number++) {
        if (!is_installed[number] || cn_backtracer_would_ask(&previous[number])) { continue; }
        is_installed[number] = false;
        struct sigaction current;
        if (sigaction(number, NULL, &current) != 0 || !is_ours(&current)) { continue; }
        sigaction(number, &previous[number], NULL);
    }
}

int cn_signals_ending(void) {
    return atomic_load(&ending);
}

bool cn_signals_end_process(void) {
    return atomic_load(&ending) != 0 || atomic_load(&is_dying);
}

bool cn_signals_take_stop(void) {
    return atomic_exchange(&stop_wanted, 0) != 0;
}

int64_t cn_signals_resized_at(void) { return atomic_load(&resized_at); }

void cn_signals_set_continued(int64_t time) {
    atomic_store(&continued_at, time);
}

// MARK: Dying

_Noreturn void cn_die(int number) {
    restore_all();
    sigset_t one;
    sigemptyset(&one);
    sigaddset(&one, number);
    // If the host has its own handler, it runs first.
    if (cn_is_function(&previous[number])) {
        siginfo_t info = {0};
        info.si_signo = number;
        cn_ignore_background();
        cn_call_host(&previous[number], number, &info, NULL);
    }
    set_default(number);
    pthread_sigmask(SIG_UNBLOCK, &one, NULL);
    raise(number);
    _exit(128 + number);
}
