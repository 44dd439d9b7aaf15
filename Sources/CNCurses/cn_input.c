// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "cn_input.h"

#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

bool cn_isatty(int descriptor) {
    return isatty(descriptor) == 1;
}

bool cn_make_wake(int ends[2]) {
    if (pipe(ends) != 0) { return false; }
    for (int i = 0; i < 2; i++) {
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
        fcntl(ends[i], F_SETFL, O_NONBLOCK);
    }
    return true;
}

void cn_wake(int end) {
    // If the pipe is full, the reader is already awake.
    ssize_t ignored = write(end, "", 1);
    (void)ignored;
}

void cn_close_wake(const int ends[2]) {
    close(ends[0]);
    close(ends[1]);
}

void cn_await_input(int descriptor, int wake) {
    struct pollfd ready[] = {
        {.fd = descriptor, .events = POLLIN},
        {.fd = wake, .events = POLLIN},
    };
    poll(ready, 2, -1);
    char bytes[16];
    while (read(wake, bytes, sizeof bytes) > 0) {}
}

size_t cn_newline(const void *bytes, size_t count) {
    const char *found = count == 0 ? NULL : memchr(bytes, '\n', count);
    return found == NULL ? count : (size_t)(found - (const char *)bytes);
}
