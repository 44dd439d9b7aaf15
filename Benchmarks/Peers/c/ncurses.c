// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// The workloads by ncurses, a row at a time: ncurses WORKLOAD COLUMNS ROWS FRAMES | ncurses mouse
//
// 24-bit colors become the nearest of the palette's cube: under this TERM ncurses knows no others.

#define _XOPEN_SOURCE_EXTENDED 1

#include <curses.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

#include "content.h"

static void tell(char byte) {
    if (write(1, &byte, 1) < 0) { exit(1); }
}

static int answer_mouse(void) {
    mouseinterval(0);
    mousemask(ALL_MOUSE_EVENTS, NULL);
    keypad(stdscr, TRUE);
    set_escdelay(25);
    refresh();
    tell(5);
    for (int key; (key = getch()) != 'q';) {
        MEVENT event;
        while (key == KEY_MOUSE && getmouse(&event) == OK) { tell(6); }
    }
    return endwin() == OK ? 0 : 1;
}

static int color(int color) {
    if (color < 0x1000000) { return color; }
    int red = color >> 16 & 255, green = color >> 8 & 255, blue = color & 255;
    return 16 + 36 * (red * 6 / 256) + 6 * (green * 6 / 256) + blue * 6 / 256;
}

static void convert(const char *text, wchar_t *characters, int size) {
    mbstate_t state = {0};
    int count = 0;
    while (*text && count < size - 1) {
        size_t length = mbrtowc(characters + count, text, 8, &state);
        if ((long)length <= 0) { break; }
        text += length;
        count++;
    }
    characters[count] = 0;
}

static void draw_row(workload workload, int frame, int row, int columns, cchar_t *cells) {
    int foreground = -2, background = -2, pair = 0, count = 0;
    for (int column = 0; column < columns; column++) {
        cell cell = content_at(workload, frame, column, row);
        if (cell.width == 0) { continue; }
        if (cell.foreground != foreground || cell.background != background) {
            foreground = cell.foreground;
            background = cell.background;
            pair = foreground < 0 && background < 0 ? 0 : alloc_pair(foreground, color(background));
        }
        wchar_t characters[16] = {cell.text[0], 0};
        if (cell.text[0] & 0x80 || cell.text[1]) { convert(cell.text, characters, 16); }
        if (setcchar(cells + count, characters, 0, 0, &pair) == ERR) {
            characters[1] = 0;
            setcchar(cells + count, characters, 0, 0, &pair);
        }
        count++;
    }
    mvadd_wchnstr(row, 0, cells, count);
}

int main(int argc, char **argv) {
    workload workload = argc > 1 ? workload_named(argv[1]) : UNKNOWN;
    if (workload == UNKNOWN || (workload != MOUSE && argc < 5)) { return 2; }
    setlocale(LC_ALL, "");
    if (workload != MOUSE) { content_prepare(atoi(argv[2]), atoi(argv[3])); }
    initscr();
    raw();
    noecho();
    if (workload == MOUSE) { return answer_mouse(); }
    int columns = atoi(argv[2]), rows = atoi(argv[3]), frames = atoi(argv[4]);
    cchar_t *cells = calloc(columns + 1, sizeof *cells);
    nonl();
    start_color();
    use_default_colors();
    idlok(stdscr, TRUE);
    leaveok(stdscr, TRUE);
    for (int frame = 0; frame < frames; frame++) {
        for (int row = 0; row < rows; row++) { draw_row(workload, frame, row, columns, cells); }
        if (workload == ONECELL) { move(rows / 2, columns / 2); }
        refresh();
    }
    return endwin() == OK ? 0 : 1;
}
