// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "cn_foreground.h"

#include "cn_give_back.h"
#include "cn_line.h"
#include "cn_program.h"
#include "cn_registry.h"
#include "cn_signals.h"
#include "cn_stop.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern char **environ;

// The signals that the terminal's keys send to the whole group, and their handlers from before the first loan.
static const int keys[] = {SIGINT, SIGQUIT};
enum { CN_KEYS = sizeof keys / sizeof *keys };
static struct sigaction handlers[CN_KEYS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int loans;

// During the loan the keys' signals are ignored, as in `system`, because a handler could run after
// the other program's end.
void cn_session_lend(int session) {
    pthread_mutex_lock(&lock);
    struct sigaction ignored = {0};
    ignored.sa_handler = SIG_IGN;
    if (loans++ == 0) {
        for (int i = 0; i < CN_KEYS; i++) { sigaction(keys[i], &ignored, &handlers[i]); }
    }
    pthread_mutex_unlock(&lock);
    cn_give_back(&cn_sessions[session], CN_GIVEN);
}

void cn_session_forget_loan(void) {
    pthread_mutex_lock(&lock);
    if (--loans == 0) {
        for (int i = 0; i < CN_KEYS; i++) { sigaction(keys[i], &handlers[i], NULL); }
    }
    pthread_mutex_unlock(&lock);
}

// The signals that have their default effect in the other program. A signal that was already
// ignored when this process started, for example by nohup, stays ignored.
static sigset_t keys_for_program(void) {
    sigset_t result;
    sigemptyset(&result);
    for (int i = 0; i < CN_KEYS; i++) {
        bool is_ruled_out =
            !(handlers[i].sa_flags & SA_SIGINFO) && handlers[i].sa_handler == SIG_IGN;
        if (!is_ruled_out) { sigaddset(&result, keys[i]); }
    }
    return result;
}

// A shell with process groups may have ended without giving the terminal back to this group. A
// group that still exists keeps the terminal, because it may be the shell that started this
// process.
static void take_foreground(int descriptor) {
    pid_t foreground = tcgetpgrp(descriptor);
    if (foreground <= 0 || foreground == getpgrp()) { return; }
    if (kill(-foreground, 0) == 0 || errno != ESRCH) { return; }
    sigset_t background, before;
    sigemptyset(&background);
    sigaddset(&background, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &background, &before);
    tcsetpgrp(descriptor, getpgrp());
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

cn_resumption cn_session_reclaim(int session) {
    cn_session *own = &cn_sessions[session];
    take_foreground(own->terminal.descriptor);
    cn_session_forget_loan();
    if (cn_signals_ending() != 0 || cn_has_hung_up_programs()) { return CN_NOT_RESUMED; }
    if (!cn_await_foreground(own, true)) { return CN_NOT_RESUMED; }
    int given = CN_GIVEN;
    if (!atomic_compare_exchange_strong(&own->state, &given, CN_HELD)) { return CN_NOT_RESUMED; }
    cn_line_set_not_waiting(own);
    bool is_raw = cn_line_set_raw(own);
    tcflush(own->terminal.descriptor, TCIFLUSH);
    return is_raw ? CN_RESUMED : CN_RESUME_FAILED;
}

// MARK: The other program

static int add_terminal(posix_spawn_file_actions_t *actions, cn_terminal terminal) {
    char name[256];
    int error = 0;
    // Our descriptor never waits. Most programs do not expect this, so the terminal is opened again
    // if possible.
    if (ttyname_r(terminal.descriptor, name, sizeof name) == 0) {
        error = posix_spawn_file_actions_addopen(actions, 0, name, O_RDWR, 0);
    } else {
        error = posix_spawn_file_actions_adddup2(actions, terminal.descriptor, 0);
    }
    for (int standard = 1; standard < 3 && error == 0; standard++) {
        error = posix_spawn_file_actions_adddup2(actions, 0, standard);
    }
    return error;
}

// Threads of Dispatch's pool block most signals. The other program must not inherit this mask.
static int spawn(cn_terminal terminal, char **arguments, pid_t *process) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none;
    sigemptyset(&none);
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigmask(&attributes, &none);
    sigset_t defaults = keys_for_program();
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    int error = add_terminal(&actions, terminal);
    if (error == 0) {
        error = posix_spawnp(process, arguments[0], &actions, &attributes, arguments, environ);
    }
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

int cn_spawn(int session, const char *words, size_t count) {
    size_t total = 0;
    for (size_t i = 0; i < count; i++) { total += words[i] == 0; }
    char **arguments = calloc(total + 1, sizeof *arguments);
    if (arguments == NULL || total == 0) {
        free(arguments);
        return -EINVAL;
    }
    const char *word = words;
    for (size_t i = 0; i < total; i++) {
        arguments[i] = (char *)word;
        word += strlen(word) + 1;
    }
    pid_t process = 0;
    int error = spawn(cn_sessions[session].terminal, arguments, &process);
    free(arguments);
    if (error == 0) { atomic_store(&cn_sessions[session].program, process); }
    return error == 0 ? (int)process : -error;
}
