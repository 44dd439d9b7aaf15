// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#include "content.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const names[] = {
    "static", "onecell", "scroll", "churn", "gradient", "wide", "startup", "mouse",
};
static const char *const words[] = {
    "alpha", "error", "connection", "to", "the", "server", "was", "refused", "retry", "in",
    "seconds", "request", "GET", "/index.html", "200", "OK", "user", "session", "opened",
    "closed", "by", "root", "kernel:", "cpu", "temperature", "threshold",
};
static const struct {
    const char *text;
    int width;
} glyphs[] = {
    {"漢", 2}, {"字", 2}, {"テ", 2}, {"ス", 2}, {"ト", 2}, {"한", 2}, {"글", 2},
    {"\U0001F469\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466", 2},
    {"\U0001F3F3\uFE0F\u200D\U0001F308", 2}, {"\U0001F44D\U0001F3FD", 2},
    {"\U0001F1EF\U0001F1F5", 2}, {"\U0001F600", 2}, {"e\u0301", 1}, {"a", 1}, {"b", 1},
    {"c", 1}, {" ", 1}, {"x", 1}, {"\U0001F680", 2}, {"日", 2}, {"本", 2},
};
enum { WORDS = sizeof words / sizeof *words, GLYPHS = sizeof glyphs / sizeof *glyphs, BLANK = 16 };

static uint32_t state = 12345;
static int width, height, count = 1000;
static char ascii[128][2];
static char **lines;
static cell **wide_lines;

// Marsaglia's xorshift32.
static uint32_t next_random(void) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
}

workload workload_named(const char *name) {
    int found = STATIC;
    while (found < UNKNOWN && strcmp(name, names[found]) != 0) { found++; }
    return found;
}

static char *make_line(int number) {
    char *line = malloc(width + 64);
    int length = sprintf(line, "%6d ", number);
    int target = width / 3 + next_random() % (width * 2 / 3 - 12);
    while (length < target && length < width - 12) {
        length += sprintf(line + length, "%s ", words[next_random() % WORDS]);
    }
    while (length < width) { line[length++] = ' '; }
    return line;
}

static cell *make_wide_line(void) {
    cell *line = calloc(width, sizeof *line);
    for (int column = 0; column < width;) {
        int chosen = next_random() % GLYPHS;
        if (glyphs[chosen].width > width - column) { chosen = BLANK; }
        line[column] = (cell){glyphs[chosen].text, glyphs[chosen].width, -1, -1};
        column += glyphs[chosen].width;
    }
    return line;
}

void content_prepare(int columns, int rows) {
    const char *wanted = getenv("W_LINES");
    if (wanted) { count = atoi(wanted); }
    width = columns;
    height = rows;
    lines = calloc(count, sizeof *lines);
    wide_lines = calloc(count, sizeof *wide_lines);
    for (int code = 0; code < 128; code++) { ascii[code][0] = (char)code; }
    for (int number = 0; number < count; number++) { lines[number] = make_line(number); }
    for (int number = 0; number < count; number++) { wide_lines[number] = make_wide_line(); }
}

static cell picture(workload workload, int frame, int column, int row) {
    if (workload == ONECELL && column == width / 2 && row == height / 2) {
        return (cell){ascii['0' + frame % 10], 1, -1, -1};
    }
    return (cell){ascii[33 + (column * 7 + row * 13) % 94], 1, (column / 10 + row) % 16, -1};
}

static cell noise(void) {
    uint32_t value = next_random();
    return (cell){ascii[33 + (value >> 16) % 94], 1, value & 255, value >> 8 & 255};
}

static cell shade(int frame, int column, int row) {
    int red = (column * 255 / width + frame * 3) & 255;
    int green = (row * 255 / height + frame * 2) & 255;
    int blue = (column + row + frame * 5) & 255;
    return (cell){ascii[' '], 1, -1, 0x1000000 | red << 16 | green << 8 | blue};
}

cell content_at(workload workload, int frame, int column, int row) {
    int line = (frame + row) % count;
    switch (workload) {
    case SCROLL:
    case STARTUP: return (cell){ascii[(int)lines[line][column]], 1, column < 6 ? 244 : -1, -1};
    case CHURN: return noise();
    case GRADIENT: return shade(frame, column, row);
    case WIDE: return wide_lines[line][column];
    default: return picture(workload, frame, column, row);
    }
}
