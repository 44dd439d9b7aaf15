// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "cn_program.h"

#include "cn_registry.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>

// The time in which a stop of this process may follow the stop of the other program.
enum { CN_FOLLOW_MS = 100 };
// The time to wait for the end of a program after SIGHUP, which means that its terminal is gone.
enum { CN_HANG_UP_MS = 100 };

static atomic_int has_hung_up;

// The terminal's keys stop this process as well. If the program stops only itself, this process
// must stop too; otherwise nobody would read the terminal.
static void stop_with(pid_t process) {
    poll(NULL, 0, CN_FOLLOW_MS);
    int status;
    // Both processes were stopped, and both continued.
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
    // From now on, the system may give the number to another process.
    for (int i = 0; i < CN_SESSIONS; i++) {
        int own = process;
        atomic_compare_exchange_strong(&cn_sessions[i].program, &own, 0);
    }
    return result;
}

void cn_continue_process(int process) {
    kill(process, SIGCONT);
}

void cn_hang_up_process(int process) {
    kill(process, SIGHUP);
    kill(process, SIGCONT);
}

void cn_hang_up_programs(void) {
    for (int i = 0; i < CN_SESSIONS; i++) {
        pid_t process = atomic_exchange(&cn_sessions[i].program, 0);
        if (process <= 0) { continue; }
        atomic_store(&has_hung_up, 1);
        cn_hang_up_process(process);
        for (int turn = 0; turn < CN_HANG_UP_MS; turn++) {
            if (waitpid(process, NULL, WNOHANG) != 0) { break; }
            poll(NULL, 0, 1);
        }
    }
}

bool cn_has_hung_up_programs(void) {
    return atomic_load(&has_hung_up) != 0;
}
