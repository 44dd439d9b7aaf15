// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#include "cn_clock.h"

#include <errno.h>
#include <poll.h>
#include <time.h>

int64_t cn_clock_gettime(void) {
    struct timespec now = {0, 0};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

bool cn_await(int descriptor, short events, int milliseconds) {
    int64_t end = cn_clock_gettime() + (int64_t)milliseconds * 1000000;
    for (;;) {
        struct pollfd ready = {.fd = descriptor, .events = events};
        int result = poll(&ready, 1, milliseconds);
        if (result >= 0 || errno != EINTR) { return result > 0; }
        if (milliseconds < 0) { continue; }
        int64_t rest = end - cn_clock_gettime();
        milliseconds = rest > 0 ? (int)(rest / 1000000) + 1 : 0;
    }
}
