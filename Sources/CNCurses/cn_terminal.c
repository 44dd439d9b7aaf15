// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "cn_terminal.h"

#include "cn_clock.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <string.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

static const cn_terminal no_terminal = {-1, -1};

// If a standard descriptor is closed, the next file to be opened gets its number. Printed output
// would then go into a terminal or pipe of ours. Reads and writes still fail, like on a closed
// descriptor, so that the program notices the error.
void cn_claim_standards(void) {
    for (int standard = 0; standard < 3; standard++) {
        if (fcntl(standard, F_GETFD) >= 0 || errno != EBADF) { continue; }
        // `open` returns the lowest free descriptor.
        if (open("/dev/null", standard == 0 ? O_WRONLY : O_RDONLY) != standard) { return; }
    }
}

cn_terminal cn_terminal_open_path(const char *path) {
    cn_claim_standards();
    int descriptor;
    do {
        descriptor = open(path, O_RDWR | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    } while (descriptor < 0 && errno == EINTR);
    if (descriptor < 0) { return no_terminal; }
    if (!isatty(descriptor)) {
        close(descriptor);
        return no_terminal;
    }
    return (cn_terminal){descriptor, -1};
}

// In a container, the name may belong to another terminal, so the devices are compared.
static cn_terminal reopen(int original) {
    char name[256];
    struct stat expected, found;
    if (ttyname_r(original, name, sizeof name) != 0) { return no_terminal; }
    cn_terminal terminal = cn_terminal_open_path(name);
    if (terminal.descriptor < 0) { return no_terminal; }
    if (fstat(original, &expected) == 0 && fstat(terminal.descriptor, &found) == 0
        && expected.st_rdev == found.st_rdev) {
        return terminal;
    }
    close(terminal.descriptor);
    return no_terminal;
}

static cn_terminal duplicate(int original) {
    int flags = fcntl(original, F_GETFL);
    if (flags < 0 || (flags & O_ACCMODE) != O_RDWR) { return no_terminal; }
    int descriptor = fcntl(original, F_DUPFD_CLOEXEC, 3);
    if (descriptor < 0) { return no_terminal; }
    return (cn_terminal){descriptor, flags};
}

cn_terminal cn_terminal_open(void) {
    cn_claim_standards();
    cn_terminal terminal = no_terminal;
    for (int standard = 0; standard < 3; standard++) {
        if (!isatty(standard)) { continue; }
        terminal = reopen(standard);
        break;
    }
    if (terminal.descriptor < 0) { terminal = cn_terminal_open_path("/dev/tty"); }
    for (int standard = 0; standard < 3 && terminal.descriptor < 0; standard++) {
        if (isatty(standard)) { terminal = duplicate(standard); }
    }
    return terminal;
}

void cn_terminal_close(cn_terminal terminal) {
    if (terminal.descriptor < 0) { return; }
    if (terminal.shared_flags >= 0) { fcntl(terminal.descriptor, F_SETFL, terminal.shared_flags); }
    close(terminal.descriptor);
}

int cn_line_speed(int descriptor) {
    static const struct {
        speed_t speed;
        int baud;
    } speeds[] = {
        {B300, 300}, {B600, 600}, {B1200, 1200}, {B1800, 1800}, {B2400, 2400}, {B4800, 4800},
        {B9600, 9600}, {B19200, 19200}, {B57600, 57600}, {B115200, 115200},
    };
    struct termios settings;
    if (tcgetattr(descriptor, &settings) != 0) { return 0; }
    for (size_t index = 0; index < sizeof speeds / sizeof *speeds; index++) {
        if (cfgetospeed(&settings) == speeds[index].speed) { return speeds[index].baud; }
    }
    return 0;
}

bool cn_winsize(int descriptor, int *columns, int *rows) {
    struct winsize size = {0};
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) {
        return false;
    }
    *columns = size.ws_col;
    *rows = size.ws_row;
    return true;
}

bool cn_is_background(int descriptor) {
    pid_t foreground = tcgetpgrp(descriptor);
    return foreground >= 0 && foreground != getpgrp();
}

long cn_read(int descriptor, void *bytes, size_t count) {
    ssize_t result;
    do {
        result = read(descriptor, bytes, count);
    } while (result < 0 && errno == EINTR);
    return result < 0 ? -(long)errno : (long)result;
}

bool cn_await_readable(int descriptor, int milliseconds) {
    return cn_await(descriptor, POLLIN, milliseconds);
}

const char *cn_strerror(int error) {
    return strerror(error);
}
