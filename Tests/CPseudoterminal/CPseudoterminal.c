// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "CPseudoterminal.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#ifdef __APPLE__
#include <util.h>
#else
#include <pty.h>
#endif

static const cpt_child no_child = {.process = -1, .controller = -1, .terminal = -1};

// Descriptors must not be inherited by a child that another test starts at the same moment.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

_Static_assert(sizeof(struct termios) <= sizeof no_child.first_modes, "no room for the modes");

static bool read_modes(int terminal, struct termios *modes) {
    memset(modes, 0, sizeof *modes);
    return tcgetattr(terminal, modes) == 0;
}

static void set_close_on_exec(int descriptor) {
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
}

static _Noreturn void run(
    const char *path, char *const *arguments, char *const *environment, const int *standard) {
    for (int i = 0; i < 3; i++) { dup2(standard[i], i); }
    for (int number = 1; number < NSIG; number++) { signal(number, SIG_DFL); }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    execve(path, arguments, environment);
    _exit(127);
}

cpt_child cpt_spawn(
    const char *path, char *const *arguments, char *const *environment, int input, int output,
    int columns, int rows) {
    cpt_child child = no_child;
    struct termios modes;
    struct winsize size = {
        .ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    pthread_mutex_lock(&lock);
    if (openpty(&child.controller, &child.terminal, NULL, NULL, &size) != 0) {
        pthread_mutex_unlock(&lock);
        return no_child;
    }
    set_close_on_exec(child.controller);
    set_close_on_exec(child.terminal);
    if (read_modes(child.terminal, &modes)) { memcpy(child.first_modes, &modes, sizeof modes); }
    child.first_flags = cpt_flags(child.terminal);
    fcntl(child.controller, F_SETFL, O_RDWR | O_NONBLOCK);
    child.process = fork();
    if (child.process == 0) {
        int terminal = child.terminal;
        setsid();
        ioctl(terminal, TIOCSCTTY, 0);
        int standard[3] = {
            input < 0 ? terminal : input, output < 0 ? terminal : output, terminal};
        run(path, arguments, environment, standard);
    }
    pthread_mutex_unlock(&lock);
    return child;
}

cpt_child cpt_spawn_without_terminal(
    const char *path, char *const *arguments, char *const *environment) {
    int ends[2];
    pthread_mutex_lock(&lock);
    if (pipe(ends) != 0) {
        pthread_mutex_unlock(&lock);
        return no_child;
    }
    set_close_on_exec(ends[0]);
    set_close_on_exec(ends[1]);
    pid_t process = fork();
    if (process == 0) {
        setsid();
        int standard[3] = {open("/dev/null", O_RDONLY), ends[1], ends[1]};
        run(path, arguments, environment, standard);
    }
    close(ends[1]);
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    pthread_mutex_unlock(&lock);
    return (cpt_child){.process = process, .controller = ends[0], .terminal = -1};
}

int cpt_open(char *path, size_t count) {
    int controller, terminal;
    if (openpty(&controller, &terminal, NULL, NULL, NULL) != 0) { return -1; }
    set_close_on_exec(controller);
    fcntl(controller, F_SETFL, O_RDWR | O_NONBLOCK);
    if (ttyname_r(terminal, path, count) != 0) { path[0] = '\0'; }
    // Kept open, so that reading does not end before somebody has opened it by its name.
    set_close_on_exec(terminal);
    return controller;
}

long cpt_read(int descriptor, void *bytes, size_t count) {
    struct pollfd ready = {.fd = descriptor, .events = POLLIN};
    if (poll(&ready, 1, 5) <= 0) { return 0; }
    ssize_t result = read(descriptor, bytes, count);
    if (result > 0) { return (long)result; }
    return result < 0 && (errno == EAGAIN || errno == EINTR) ? 0 : -1;
}

long cpt_write(int descriptor, const void *bytes, size_t count) {
    ssize_t result = write(descriptor, bytes, count);
    if (result >= 0) { return (long)result; }
    return errno == EAGAIN || errno == EINTR ? 0 : -1;
}

bool cpt_has_ended(int process, int *status) {
    int result = 0;
    if (waitpid(process, &result, WNOHANG) != process) { return false; }
    *status = WIFSIGNALED(result) ? -WTERMSIG(result) : WEXITSTATUS(result);
    return true;
}

bool cpt_has_ended_unseen(int process) {
    siginfo_t info = {.si_pid = 0};
    return waitid(P_PID, (id_t)process, &info, WEXITED | WNOHANG | WNOWAIT) == 0
        && info.si_pid == process;
}

bool cpt_has_first_modes(const cpt_child *child) {
    struct termios modes;
    return read_modes(child->terminal, &modes)
        && memcmp(&modes, child->first_modes, sizeof modes) == 0;
}

bool cpt_is_raw(int terminal) {
    struct termios modes;
    return tcgetattr(terminal, &modes) == 0 && !(modes.c_lflag & (ICANON | ECHO | ISIG))
        && !(modes.c_oflag & OPOST);
}

void cpt_stop_output(int terminal) {
    tcflow(terminal, TCOOFF);
}

void cpt_resize(int controller, int columns, int rows) {
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    ioctl(controller, TIOCSWINSZ, &size);
}

#ifdef __linux__

static bool has_open(const char *process, const char *name) {
    char directory[64], link[400], target[256];
    snprintf(directory, sizeof directory, "/proc/%.20s/fd", process);
    DIR *descriptors = opendir(directory);
    if (descriptors == NULL) { return false; }
    bool result = false;
    for (struct dirent *entry; !result && (entry = readdir(descriptors)) != NULL;) {
        snprintf(link, sizeof link, "%s/%s", directory, entry->d_name);
        ssize_t count = readlink(link, target, sizeof target - 1);
        target[count < 0 ? 0 : count] = '\0';
        result = strcmp(target, name) == 0;
    }
    closedir(descriptors);
    return result;
}

bool cpt_is_in_use(const cpt_child *child) {
    char name[128];
    if (ttyname_r(child->terminal, name, sizeof name) != 0) { return false; }
    DIR *processes = opendir("/proc");
    bool result = false;
    for (struct dirent *entry; !result && (entry = readdir(processes)) != NULL;) {
        result = atoi(entry->d_name) > 0 && atoi(entry->d_name) != getpid()
            && has_open(entry->d_name, name);
    }
    closedir(processes);
    return result;
}

#else

bool cpt_is_in_use(const cpt_child *child) {
    (void)child;
    return false;
}

#endif

int cpt_flags(int descriptor) {
    return fcntl(descriptor, F_GETFL);
}
