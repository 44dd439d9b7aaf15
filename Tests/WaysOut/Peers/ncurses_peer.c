// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// A program on ncurses that ends by the way that a key names; see Scripts/ways-out.py.

#include <assert.h>
#include <curses.h>
#include <locale.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static volatile int zero;

static int overflow(volatile char *above) {
    volatile char own[64];
    own[0] = above == NULL ? 1 : above[0];
    return overflow(own) + own[0] + zero;
}

static void *fail(void *unused) {
    (void)unused;
    return (void *)(long)*(volatile int *)(8L + zero);
}

static void hang(void) {
    if (write(2, "stuck", 5) < 0) { return; }
    for (;;) { zero = 0; }
}

int main(void) {
    setlocale(LC_ALL, "");
    initscr();
    raw();
    noecho();
    keypad(stdscr, TRUE);
    curs_set(0);
    mousemask(ALL_MOUSE_EVENTS | REPORT_MOUSE_POSITION, NULL);
    mvaddstr(0, 0, "ready");
    refresh();
    pthread_t thread;
    for (;;) {
        switch (getch()) {
        case 'q': endwin(); return 0;
        case 'x': exit(3);
        case 'f': assert(zero == 1); break;
        case 'v': fail(NULL); break;
        case 't': pthread_create(&thread, NULL, fail, NULL); break;
        case 'o': return overflow(NULL);
        case 'a': abort();
        case 'w': hang(); break;
        case 'e':
        case 'O':
            endwin();
            if (write(1, "no such way", 11) < 0) { return 1; }
            pause();
        }
    }
}
