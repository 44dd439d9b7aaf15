// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "cn_line.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>

static void make_raw(struct termios *modes) {
    modes->c_iflag &= ~(tcflag_t)(
        IGNBRK | BRKINT | PARMRK | ISTRIP | INLCR | IGNCR | ICRNL | IXON);
    modes->c_oflag &= ~(tcflag_t)OPOST;
    modes->c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | ISIG | IEXTEN);
    modes->c_cflag &= ~(tcflag_t)(CSIZE | PARENB);
    modes->c_cflag |= CS8;
    modes->c_cc[VMIN] = 1;
    modes->c_cc[VTIME] = 0;
}

bool cn_line_read_modes(cn_session *session) {
    struct termios modes;
    if (tcgetattr(session->terminal.descriptor, &modes) != 0) { return false; }
    session->shell_modes = modes;
    session->raw_modes = modes;
    make_raw(&session->raw_modes);
    return true;
}

// If the process has just moved to the background, SIGTTOU stops it here. Threads of Dispatch's
// pool block this signal.
bool cn_line_set_raw(const cn_session *session) {
    sigset_t background, before;
    sigemptyset(&background);
    sigaddset(&background, SIGTTOU);
    pthread_sigmask(SIG_UNBLOCK, &background, &before);
    int result;
    do {
        result = tcsetattr(session->terminal.descriptor, TCSANOW, &session->raw_modes);
    } while (result != 0 && errno == EINTR);
    int error = errno;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = error;
    return result == 0;
}

void cn_line_set_not_waiting(const cn_session *session) {
    if (session->terminal.shared_flags < 0) { return; }
    fcntl(session->terminal.descriptor, F_SETFL, session->terminal.shared_flags | O_NONBLOCK);
}

void cn_line_give_back(const cn_session *session) {
    // Reports that the mouse has sent meanwhile would appear as typed text in the shell.
    tcflush(session->terminal.descriptor, TCIFLUSH);
    tcsetattr(session->terminal.descriptor, TCSANOW, &session->shell_modes);
    if (session->terminal.shared_flags >= 0) {
        fcntl(session->terminal.descriptor, F_SETFL, session->terminal.shared_flags);
    }
}
