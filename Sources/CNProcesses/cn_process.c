// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "cn_process.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#ifdef __APPLE__
#include <crt_externs.h>
#else
#include <sys/syscall.h>
#include <time.h>
#endif

extern char **environ;

char **cn_process_environment(void) {
#ifdef __APPLE__
    return *_NSGetEnviron();
#else
    return environ;
#endif
}

// MARK: Descriptors

// A host that closed its standard descriptors gets their numbers again, and the child's would overwrite them.
static int move_up(int descriptor) {
    if (descriptor < 0 || descriptor > 2) { return descriptor; }
    int moved = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
    int error = errno;
    close(descriptor);
    errno = error;
    return moved;
}

int cn_process_pipe(int ends[2]) {
#ifdef __APPLE__
    if (pipe(ends) != 0) { return errno; }
    for (int i = 0; i < 2; i++) { fcntl(ends[i], F_SETFD, FD_CLOEXEC); }
#else
    if (pipe2(ends, O_CLOEXEC) != 0) { return errno; }
#endif
    for (int i = 0; i < 2; i++) {
        ends[i] = move_up(ends[i]);
        if (ends[i] < 0) {
            int error = errno;
            if (ends[1 - i] >= 0) { close(ends[1 - i]); }
            return error;
        }
    }
    return 0;
}

void cn_process_set_nonblocking(int descriptor) {
    int flags = fcntl(descriptor, F_GETFL);
    if (flags >= 0) { fcntl(descriptor, F_SETFL, flags | O_NONBLOCK); }
}

void cn_process_resize(int terminal, int columns, int rows) {
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    ioctl(terminal, TIOCSWINSZ, &size);
}

static int open_other_end(int controller, int columns, int rows, char *name, size_t size) {
    if (grantpt(controller) != 0 || unlockpt(controller) != 0) { return -1; }
    if (ptsname_r(controller, name, size) != 0) { return -1; }
    int terminal = move_up(open(name, O_RDWR | O_NOCTTY | O_CLOEXEC));
    if (terminal < 0) { return -1; }
    struct termios modes;
    if (tcgetattr(terminal, &modes) == 0) {
#ifdef IUTF8
        modes.c_iflag |= IUTF8;
#endif
        tcsetattr(terminal, TCSANOW, &modes);
    }
    cn_process_resize(terminal, columns, rows);
    return terminal;
}

int cn_process_terminal(int columns, int rows, int ends[2], char *name, size_t size) {
    int controller = move_up(posix_openpt(O_RDWR | O_NOCTTY));
    if (controller < 0) { return errno; }
    fcntl(controller, F_SETFD, FD_CLOEXEC);
    int terminal = open_other_end(controller, columns, rows, name, size);
    if (terminal < 0) {
        int error = errno;
        close(controller);
        return error;
    }
    ends[0] = controller;
    ends[1] = terminal;
    return 0;
}

#ifdef __APPLE__
ssize_t cn_process_write(int descriptor, const void *bytes, size_t count) {
    fcntl(descriptor, F_SETNOSIGPIPE, 1);
    return write(descriptor, bytes, count);
}
#else
// Pipes have no flag for this. The signal is blocked in this thread, and taken if the write caused it.
ssize_t cn_process_write(int descriptor, const void *bytes, size_t count) {
    sigset_t broken, before, pending;
    sigemptyset(&broken);
    sigaddset(&broken, SIGPIPE);
    sigpending(&pending);
    bool is_pending = sigismember(&pending, SIGPIPE) == 1;
    pthread_sigmask(SIG_BLOCK, &broken, &before);
    ssize_t result = write(descriptor, bytes, count);
    int error = errno;
    if (result < 0 && error == EPIPE && !is_pending) {
        struct timespec none = {0};
        while (sigtimedwait(&broken, NULL, &none) < 0 && errno == EINTR) {}
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = error;
    return result;
}
#endif

// MARK: The start

static int add_standard(posix_spawn_file_actions_t *actions, const cn_program *program) {
    // A leader of a session without a terminal gets the terminal that it opens as its controlling one.
    int error = 0;
    if (program->terminal != NULL) {
        error = posix_spawn_file_actions_addopen(actions, 0, program->terminal, O_RDWR, 0);
        for (int i = 1; i < 3 && error == 0; i++) {
            error = posix_spawn_file_actions_adddup2(actions, 0, i);
        }
        return error;
    }
    for (int i = 0; i < 3 && error == 0; i++) {
        int descriptor = program->standard[i];
        if (descriptor >= 0) {
            error = posix_spawn_file_actions_adddup2(actions, descriptor, i);
        } else {
            error = posix_spawn_file_actions_addopen(
                actions, i, "/dev/null", i == 0 ? O_RDONLY : O_WRONLY, 0);
        }
    }
    return error;
}

static int add_actions(posix_spawn_file_actions_t *actions, const cn_program *program) {
    int error = add_standard(actions, program);
    if (error == 0 && program->directory != NULL) {
        error = posix_spawn_file_actions_addchdir_np(actions, program->directory);
    }
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
    // Other code of the process may have opened files without close-on-exec.
    if (error == 0) { error = posix_spawn_file_actions_addclosefrom_np(actions, 3); }
#endif
    return error;
}

static int set_attributes(posix_spawnattr_t *attributes) {
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    sigdelset(&all, SIGKILL);
    sigdelset(&all, SIGSTOP);
    posix_spawnattr_setsigmask(attributes, &none);
    posix_spawnattr_setsigdefault(attributes, &all);
    int flags = POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
    return posix_spawnattr_setflags(attributes, (short)flags);
}

int cn_process_start(const cn_program *program, pid_t *process) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    int error = posix_spawn_file_actions_init(&actions);
    if (error != 0) { return error; }
    error = posix_spawnattr_init(&attributes);
    if (error != 0) {
        posix_spawn_file_actions_destroy(&actions);
        return error;
    }
    error = set_attributes(&attributes);
    if (error == 0) { error = add_actions(&actions, program); }
    if (error == 0) {
        error = posix_spawn(
            process, program->path, &actions, &attributes, program->arguments,
            program->environment);
    }
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

// MARK: The end

cn_process_state cn_process_reap(pid_t process, int *code) {
    int status = 0;
    pid_t ended;
    while ((ended = waitpid(process, &status, WNOHANG)) < 0 && errno == EINTR) {}
    if (ended == 0) { return CN_PROCESS_RUNS; }
    if (ended < 0) { return CN_PROCESS_LOST; }
    *code = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
    return WIFSIGNALED(status) ? CN_PROCESS_SIGNALED : CN_PROCESS_EXITED;
}

void cn_process_await(pid_t process) {
    siginfo_t info;
    while (waitid(P_PID, (id_t)process, &info, WEXITED | WNOWAIT) < 0 && errno == EINTR) {}
}

int cn_process_descriptor(pid_t process) {
#ifdef SYS_pidfd_open
    return (int)syscall(SYS_pidfd_open, process, 0);
#else
    (void)process;
    return -1;
#endif
}
