// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "cn_foreground.h"
#include "cn_registry.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

// How long our own stop may take to follow the other program's.
enum { CN_FOLLOW_MS = 100 };

// What the terminal's keys send to the whole group, and how it was handled before the first loan.
static const int keys[] = {SIGINT, SIGQUIT};
enum { CN_KEYS = sizeof keys / sizeof *keys };
static struct sigaction handlers[CN_KEYS];
// Whether the process is about to die: it must not take terminals again as their programs end.
static atomic_int is_dying;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int loans;

// Ignored, as `system` has it: a handler could still be called after the other program's end.
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

// What is to act by default in the other program: what was not ruled out for us, as by nohup.
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

// A shell with groups of its own may have ended without giving the terminal back to ours. One that is
// alive is not robbed: it may be the shell that we were started from.
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
    if (cn_signals_ending() != 0 || atomic_load(&is_dying)) { return CN_NOT_RESUMED; }
    if (!cn_await_foreground(own, true)) { return CN_NOT_RESUMED; }
    int given = CN_GIVEN;
    if (!atomic_compare_exchange_strong(&own->state, &given, CN_HELD)) { return CN_NOT_RESUMED; }
    return cn_session_take(own) ? CN_RESUMED : CN_RESUME_FAILED;
}

// MARK: The other program

static int add_terminal(posix_spawn_file_actions_t *actions, cn_terminal terminal) {
    char name[256];
    int error = 0;
    // Opened anew where that can be: the descriptor of ours does not wait.
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

// Threads of Dispatch's pool block most signals; the other program must not inherit that.
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

// The terminal's keys stop us as well; a program that stops only itself leaves the user before a
// terminal that nobody reads.
static void stop_with(pid_t process) {
    poll(NULL, 0, CN_FOLLOW_MS);
    int status;
    // It went on already when we did.
    if (waitpid(process, &status, WNOHANG | WCONTINUED) == process && WIFCONTINUED(status)) {
        return;
    }
    kill(0, SIGTSTP);
}

static int await_end(pid_t process) {
    for (;;) {
        int status;
        pid_t result = waitpid(process, &status, WUNTRACED);
        if (result < 0 && errno == EINTR) { continue; }
        if (result < 0) { return -errno; }
        if (WIFEXITED(status)) { return WEXITSTATUS(status); }
        if (WIFSIGNALED(status)) { return 128 + WTERMSIG(status); }
        if (WIFSTOPPED(status)) { stop_with(process); }
    }
}

int cn_await_process(int process) {
    int result = await_end(process);
    // The number may become another process's.
    for (int i = 0; i < CN_SESSIONS; i++) {
        int own = process;
        atomic_compare_exchange_strong(&cn_sessions[i].program, &own, 0);
    }
    return result;
}

void cn_hang_up_programs(void) {
    for (int i = 0; i < CN_SESSIONS; i++) {
        pid_t process = atomic_exchange(&cn_sessions[i].program, 0);
        if (process <= 0) { continue; }
        atomic_store(&is_dying, 1);
        cn_hang_up_process(process);
        for (int turn = 0; turn < CN_FOLLOW_MS; turn++) {
            if (waitpid(process, NULL, WNOHANG) != 0) { break; }
            poll(NULL, 0, 1);
        }
    }
}

void cn_continue_process(int process) {
    kill(process, SIGCONT);
}

void cn_hang_up_process(int process) {
    kill(process, SIGHUP);
    kill(process, SIGCONT);
}
