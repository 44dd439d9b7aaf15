// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// A terminal at the other end of a slow line, at which somebody types:
//
//   slowline [-t] [-b BYTES] RATE ROUND-TRIP COLUMNS ROWS KEYS COMMAND ARGUMENT...
//
// RATE is in bytes a second and holds in both directions; ROUND-TRIP is in ms, half of it on each way. What the
// program writes is taken from it as fast as a buffer on the way has room, of BYTES (65536), as a network and its
// hosts have one; -t tells the program's line the speed, as serial lines and ssh do. The terminal answers what it is
// asked when that has come through.
//
// The program is to write to standard error, which is a pipe here, when its handler sees a key, and to show each key
// by the next Greek letter, eight times. Keys are pressed at odd moments about a second apart, from the third second
// on. Printed are, in ms: the median and the most until the handler has seen a key, the median and the most until its
// effect is on the terminal; then how many keys had an effect, how busy the line was, in percent of its rate, and the
// most bytes that waited on the way.

#define _GNU_SOURCE

#include "program.h"

#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

// Bytes that go through a line one after the other: each leaves when the one before has, and comes a while later.
typedef struct {
    char *bytes;
    int64_t *arrivals;
    size_t first, end, capacity;
    int64_t free_at;
} line;

static double nanoseconds_a_byte;
static int64_t way;

static void put(line *own, const char *bytes, size_t count, int64_t time) {
    if (own->end + count > own->capacity) {
        size_t rest = own->end - own->first;
        memmove(own->bytes, own->bytes + own->first, rest);
        memmove(own->arrivals, own->arrivals + own->first, rest * sizeof *own->arrivals);
        own->first = 0;
        own->end = rest;
    }
    for (size_t index = 0; index < count; index++) {
        if (own->free_at < time) { own->free_at = time; }
        own->free_at += nanoseconds_a_byte;
        own->bytes[own->end] = bytes[index];
        own->arrivals[own->end++] = own->free_at + way;
    }
}

// The bytes that have not left yet.
static size_t waiting(const line *own, int64_t time) {
    double left = (own->free_at - time) / nanoseconds_a_byte;
    return left > 0 ? left : 0;
}

static size_t arrived(const line *own, int64_t time) {
    size_t count = 0;
    while (own->first + count < own->end && own->arrivals[own->first + count] <= time) { count++; }
    return count;
}

static line make_line(size_t capacity) {
    return (line){malloc(capacity), malloc(capacity * sizeof(int64_t)), 0, 0, capacity, 0};
}

static int compare(const void *first, const void *second) {
    double a = *(const double *)first, b = *(const double *)second;
    return (a > b) - (a < b);
}

static void set_speed(int descriptor, double rate) {
    speed_t speed = rate < 1000 ? B9600 : rate < 12000 ? B115200 : 0;
    struct termios settings;
    if (speed == 0 || tcgetattr(descriptor, &settings) < 0) { return; }
    cfsetspeed(&settings, speed);
    tcsetattr(descriptor, TCSANOW, &settings);
}

// Looks for the letter of a key in what has come to the terminal: UTF-8 in two bytes.
static int find_letter(int number, const char *bytes, size_t count, char *last) {
    int code = 0x3B1 + number % 17, found = 0;
    for (size_t index = 0; index < count; index++) {
        int here = (unsigned char)*last << 8 | (unsigned char)bytes[index];
        if (here == ((0xC0 | code >> 6) << 8 | (0x80 | (code & 63)))) { found++; }
        *last = bytes[index];
    }
    return found;
}

int main(int argc, char **argv) {
    size_t buffer = 65536;
    int tells_speed = 0;
    for (int option; (option = getopt(argc, argv, "+tb:")) != -1;) {
        if (option == '?') { return 2; }
        if (option == 't') { tells_speed = 1; }
        if (option == 'b') { buffer = atol(optarg); }
    }
    argv += optind;
    if (argc - optind < 6) { return 2; }
    double rate = atof(argv[0]);
    int columns = atoi(argv[2]), rows = atoi(argv[3]), keys = atoi(argv[4]);
    nanoseconds_a_byte = 1e9 / rate;
    way = atof(argv[1]) / 2 * 1e6;

    int heard[2];
    if (pipe(heard) < 0) { return 2; }
    int standard_error = dup(2);
    dup2(heard[1], 2);
    program own = program_start(argv + 5, columns, rows, 0);
    dup2(standard_error, 2);
    close(heard[1]);
    if (tells_speed) { set_speed(own.descriptor, rate); }

    line down = make_line(buffer + (1 << 20)), up = make_line(1 << 16);
    double *seen = calloc(keys, sizeof *seen), *shown = calloc(keys, sizeof *shown);
    char *bytes = malloc(1 << 16), last = 0;
    size_t most = 0;
    long long total = 0;
    // Keys are pressed one after the other: the next when the effect of the one before was shown, or is not awaited any more.
    int pressed = 0, seen_count = 0, shown_count = 0, letters = 0, is_pending = 0;
    int64_t start = own.start, next = start + INT64_C(3000000000), press_time = 0, give_up = INT64_C(30000000000);
    srand(1);
    while (pressed < keys || is_pending) {
        int64_t time = now();
        size_t room = waiting(&down, time) < buffer ? buffer - waiting(&down, time) : 0;
        struct pollfd wanted[] = {{own.descriptor, room ? POLLIN : 0, 0}, {heard[0], POLLIN, 0}};
        struct timespec rest = {0, 500000};
        ppoll(wanted, 2, &rest, NULL);
        time = now();
        if (wanted[0].revents & POLLIN) {
            ssize_t count = read(own.descriptor, bytes, room < 1 << 16 ? room : 1 << 16);
            if (count > 0) { put(&down, bytes, count, time); }
            if (waiting(&down, time) > most) { most = waiting(&down, time); }
        }
        if (wanted[0].revents & (POLLHUP | POLLERR)) { break; }
        if (wanted[1].revents & POLLIN) {
            ssize_t count = read(heard[0], bytes, 64);
            if (count > 0 && is_pending && seen_count < pressed) { seen[seen_count++] = (time - press_time) / 1e6; }
        }
        size_t count = arrived(&down, time);
        if (count > 0) {
            const char *came = down.bytes + down.first;
            // What is asked is answered through the line, whatever the program's end of it is.
            char answers[4096];
            size_t length = program_answers(&own, came, count, answers, sizeof answers);
            if (length > 0) { put(&up, answers, length, time); }
            if (is_pending) { letters += find_letter(pressed - 1, came, count, &last); }
            down.first += count;
            total += count;
        }
        if (is_pending && letters >= 8) {
            shown[shown_count++] = (time - press_time) / 1e6;
            is_pending = 0;
        } else if (is_pending && time - press_time > give_up) {
            is_pending = 0;
        }
        if (!is_pending && pressed < keys && time >= next) {
            put(&up, "k", 1, time);
            pressed++;
            press_time = time;
            is_pending = 1;
            letters = 0;
            next = time + INT64_C(700000000) + rand() % 600 * INT64_C(1000000);
        }
        count = arrived(&up, time);
        if (count > 0) {
            if (write(own.descriptor, up.bytes + up.first, count) < 0) { perror("write"); }
            up.first += count;
        }
    }
    double busy = total / rate / ((now() - start - way) / 1e9) * 100;
    kill(own.process, SIGKILL);
    waitpid(own.process, NULL, 0);
    qsort(seen, seen_count, sizeof *seen, compare);
    qsort(shown, shown_count, sizeof *shown, compare);
    printf("%.0f %.0f %.0f %.0f %d/%d %.0f %zu\n", seen_count ? seen[seen_count / 2] : -1,
        seen_count ? seen[seen_count - 1] : -1, shown_count ? shown[shown_count / 2] : -1,
        shown_count ? shown[shown_count - 1] : -1, shown_count, keys, busy, most);
    return 0;
}
