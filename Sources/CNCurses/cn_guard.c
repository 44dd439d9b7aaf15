// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "cn_guard.h"

#include "cn_clock.h"
#include "cn_give_back.h"
#include "cn_output.h"
#include "cn_registry.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif

// MARK: Giving the program's memory and descriptors up

// Calls each function once that the guard needs later, so that the loader binds it now. Later, the
// loader would need memory that the guard has given up.
static void bind_functions(void) {
    struct termios modes = {0};
    char byte;
    tcgetattr(-1, &modes);
    tcsetattr(-1, TCSANOW, &modes);
    tcflush(-1, TCIFLUSH);
    tcflow(-1, TCOON);
    fcntl(-1, F_SETFL, 0);
    poll(NULL, 0, 0);
    cn_await(-1, 0, 0);
    bool is_none = write(-1, "", 0) < 0 && read(-1, &byte, 0) < 0 && pread(-1, &byte, 0, 0) < 0;
    if (is_none) { errno = 0; }
}

// A sanitizer needs the memory that it has allocated.
#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define CN_IS_SANITIZED
#endif
#endif

#if defined(__linux__) && !defined(CN_IS_SANITIZED)

static uintptr_t parse_hexadecimal(const char **text) {
    uintptr_t result = 0;
    for (;; (*text)++) {
        char digit = **text;
        if (digit >= '0' && digit <= '9') {
            result = result << 4 | (uintptr_t)(digit - '0');
        } else if (digit >= 'a' && digit <= 'f') {
            result = result << 4 | (uintptr_t)(digit - 'a' + 10);
        } else {
            return result;
        }
    }
}

// A line of /proc/self/maps.
typedef struct {
    uintptr_t begin, end;
    bool is_private_data, is_of_file;
} cn_mapping;

static cn_mapping parse_mapping(const char *line) {
    cn_mapping mapping = {0};
    mapping.begin = parse_hexadecimal(&line);
    line++;
    mapping.end = parse_hexadecimal(&line);
    mapping.is_private_data = line[1] == 'r' && line[2] == 'w' && line[4] == 'p';
    int fields = 0;
    while (*line != 0 && fields < 4) { fields += *line++ == ' '; }
    // The field is the inode of the file, or 0.
    mapping.is_of_file = *line != '0';
    // A name in brackets means the heap, or memory of the kernel or the stack, which is kept.
    while (*line != 0 && *line != '[') { line++; }
    if (*line == '[' && line[1] != 'h') { mapping.is_of_file = true; }
    return mapping;
}

// Unmaps the memory that the program has allocated. The guard shares these pages with the program,
// and each page that the program changes from now on would exist twice. Mappings of files, the
// zeroed data after them, the stack and the thread's own data stay.
static void forget_allocations(void) {
    static char text[4096];
    int maps = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
    if (maps < 0) { return; }
    uintptr_t stack = (uintptr_t)&maps, thread = (uintptr_t)&errno, end_of_file = 0;
    char line[128];
    size_t length = 0;
    for (;;) {
        ssize_t count = read(maps, text, sizeof text);
        if (count <= 0) { break; }
        for (ssize_t i = 0; i < count; i++) {
            if (text[i] != '\n') {
                if (length < sizeof line - 1) { line[length++] = text[i]; }
                continue;
            }
            line[length] = 0;
            length = 0;
            cn_mapping mapping = parse_mapping(line);
            bool is_needed = (stack >= mapping.begin && stack < mapping.end)
                || (thread >= mapping.begin && thread < mapping.end)
                || mapping.begin == end_of_file;
            if (mapping.is_of_file) { end_of_file = mapping.end; }
            if (!mapping.is_private_data || mapping.is_of_file || is_needed) { continue; }
            munmap((void *)mapping.begin, mapping.end - mapping.begin);
        }
    }
    close(maps);
}

#else

static void forget_allocations(void) {}

#endif

static void close_range_of(int first, int last) {
    if (first > last) { return; }
#ifdef SYS_close_range
    if (syscall(SYS_close_range, (unsigned)first, (unsigned)last, 0) == 0) { return; }
#endif
    struct rlimit limit;
    int end = getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < 65536 ? (int)limit.rlim_cur
                                                                              : 65536;
    for (int i = first; i <= last && i < end; i++) { close(i); }
}

// If the guard kept a pipe of the program, the pipe would stay open after the program's end.
static void close_all_but(const int *kept, size_t count) {
    int first = 0;
    for (;;) {
        int next = INT32_MAX;
        for (size_t i = 0; i < count; i++) {
            if (kept[i] >= first && kept[i] < next) { next = kept[i]; }
        }
        close_range_of(first, next == INT32_MAX ? next : next - 1);
        if (next == INT32_MAX) { return; }
        first = next + 1;
    }
}

// MARK: The guard

// The shell may have set its own modes before the guard learns of the program's end.
static bool is_raw(int terminal) {
    struct termios modes;
    return tcgetattr(terminal, &modes) == 0 && !(modes.c_lflag & (ICANON | ECHO | ISIG))
        && !(modes.c_oflag & OPOST);
}

static void give_back_for_the_dead(cn_session *session) {
    int state = atomic_load(&session->state);
    if (state != CN_HELD && state != CN_GIVING) { return; }
    int terminal = session->terminal.descriptor;
    cn_write_leaving(session);
    if (is_raw(terminal)) {
        tcflush(terminal, TCIFLUSH);
        tcsetattr(terminal, TCSANOW, &session->shell_modes);
    }
    if (session->terminal.shared_flags >= 0) {
        fcntl(terminal, F_SETFL, session->terminal.shared_flags);
    }
    cn_output_write_kept(terminal);
}

// All signals are blocked, including SIGTTOU, which a background process gets if it changes the
// terminal's modes.
static _Noreturn void stand_guard(cn_session *session, int line) {
#ifdef __linux__
    prctl(PR_SET_NAME, "seltzer-guard");
#endif
    int kept[] = {line, session->terminal.descriptor, cn_output_kept_descriptor()};
    close_all_but(kept, sizeof kept / sizeof *kept);
    // `_exit` is bound through its address, because it cannot be called before.
    void (*volatile leave)(int) = _exit;
    bind_functions();
    forget_allocations();
    for (;;) {
        char byte;
        ssize_t count = read(line, &byte, 1);
        if (count < 0 && errno == EINTR) { continue; }
        if (count == 0) { give_back_for_the_dead(session); }
        leave(0);
    }
}

// The guard is a grandchild in its own process session. Signals for the program's group and the end
// of its terminal do not reach it, and the program does not see it when it waits for children.
static bool start_process(cn_session *session, const int *ends) {
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pid_t child = fork();
    if (child == 0) {
        setsid();
        pid_t guard = fork();
        if (guard != 0) { _exit(guard < 0); }
        close(ends[0]);
        if (chdir("/") != 0) { errno = 0; }
        stand_guard(session, ends[1]);
    }
    int status = child < 0;
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return status == 0;
}

bool cn_session_start_guard(int session) {
    cn_session *own = &cn_sessions[session];
    int ends[2];
    if (own->guard > 0 || socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) { return false; }
    for (int i = 0; i < 2; i++) { fcntl(ends[i], F_SETFD, FD_CLOEXEC); }
#ifdef SO_NOSIGPIPE
    int yes = 1;
    setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &yes, sizeof yes);
#endif
    bool is_started = start_process(own, ends);
    close(ends[1]);
    if (is_started) {
        own->guard = ends[0];
    } else {
        close(ends[0]);
    }
    return is_started;
}

void cn_guard_dismiss(int session) {
    cn_session *own = &cn_sessions[session];
    if (own->guard <= 0) { return; }
    send(own->guard, "", 1, MSG_NOSIGNAL);
    close(own->guard);
    own->guard = 0;
}
