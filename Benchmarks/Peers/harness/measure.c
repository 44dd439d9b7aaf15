// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Runs a program on a terminal of 200x60 and prints on one line what that costs:
//
//   measure [-2] [-m COUNT | -b COUNT | -l COUNT [-k KEY]] COMMAND ARGUMENT...
//
//             runs it to its end: bytes, CPU us, wall us, first byte us, peak KiB
//   -m COUNT  presses and releases the mouse, each when the one before was answered: answered, CPU us each,
//             50th and 99th percentile of the time to the answer, us. The program writes ENQ when it is ready and
//             ACK from its handler, and ends at `q`.
//   -b COUNT  the same as fast as the terminal takes them: answered, CPU us each
//   -l COUNT  a list: first paint ms, its CPU ms, CPU us a step, bytes a step, peak KiB. The first paint is there
//             when the text `Row 0` is; Arrow down is pressed until the list scrolls, and COUNT times more, each
//             when the frame of the one before is through. The program is ended then.
//   -s MS     a log to which lines stream in at the key `s`: CPU us, milliseconds until the last frame, peak KiB. It ends
//             when the program has been silent for MS milliseconds.
//   -f COUNT  the keys that are pressed in a list at first, 70 by default
//   -k KEY    the bytes that are pressed in a list in place of Arrow down
//   -2        standard error is the terminal as well: Textual draws there
//
// CPU is that of all threads, user and system.

#define _GNU_SOURCE

#include "program.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { COLUMNS = 200, ROWS = 60, ENQ = 5, ACK = 6 };
/// After so many milliseconds of silence a program is taken to hang; PATIENCE sets another number of seconds.
static int patience = 120000;

static char bytes[1 << 20];

_Noreturn static void give_up(program *own, const char *reason) {
    fprintf(stderr, "%s\n", reason);
    kill(own->process, SIGKILL);
    waitpid(own->process, NULL, 0);
    exit(1);
}

/// Reads what comes within so many milliseconds, and answers it: 0 for nothing, -1 at the end.
static ssize_t receive(program *own, int limit) {
    struct pollfd wanted = {own->descriptor, POLLIN, 0};
    if (poll(&wanted, 1, limit) == 0) { return 0; }
    ssize_t count = read(own->descriptor, bytes, sizeof bytes);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) { return receive(own, limit); }
    if (count <= 0) { return -1; }
    program_answer(own, bytes, count);
    return count;
}

static void send(program *own, const char *text, size_t count) {
    if (write(own->descriptor, text, count) != (ssize_t)count) {
        give_up(own, "the program does not read");
    }
}

static double microseconds(struct timeval time) { return time.tv_sec * 1e6 + time.tv_usec; }

/// Asks a program to end, and ends it where it does not.
static void quit(program *own) {
    send(own, "q", 1);
    for (ssize_t count; (count = receive(own, 2000)) >= 0;) {
        if (count == 0) { kill(own->process, SIGKILL); }
    }
    waitpid(own->process, NULL, 0);
}

static int run(program *own) {
    int64_t first = 0;
    long long total = 0;
    for (ssize_t count; (count = receive(own, patience)) >= 0; total += count) {
        if (count == 0) { give_up(own, "the program is silent"); }
        if (first == 0) { first = now(); }
    }
    struct rusage used;
    int status;
    wait4(own->process, &status, 0, &used);
    int64_t end = now();
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) { return 1; }
    printf("%lld %.0f %.0f %.0f %ld\n", total, microseconds(used.ru_utime) + microseconds(used.ru_stime),
        (end - own->start) / 1e3, first ? (first - own->start) / 1e3 : 0, used.ru_maxrss);
    return 0;
}

// MARK: The mouse

static int make_report(char *text, size_t size, int number) {
    int place = number / 2;
    return snprintf(text, size, "\033[<0;%d;%d%c", 10 + place % 50, 5 + place % 20, number & 1 ? 'm' : 'M');
}

static void await_ready(program *own) {
    for (;;) {
        ssize_t count = receive(own, patience);
        if (count <= 0) { give_up(own, "the program is not ready"); }
        if (memchr(bytes, ENQ, count)) { break; }
    }
    // What it does at its start besides is over then; some never stop writing.
    for (int64_t end = now() + INT64_C(500000000); now() < end && receive(own, 50) > 0;) {}
}

static int acknowledged(const char *text, ssize_t count) {
    int found = 0;
    for (ssize_t index = 0; index < count; index++) { found += text[index] == ACK; }
    return found;
}

static int compare(const void *first, const void *second) {
    int64_t a = *(const int64_t *)first, b = *(const int64_t *)second;
    return (a > b) - (a < b);
}

static int click(program *own, int count) {
    int64_t *times = calloc(count, sizeof *times);
    char report[64];
    int answered = 0;
    await_ready(own);
    int64_t before = program_cpu(own);
    for (int number = 0; number < count; number++, answered++) {
        // A hand is slower: the program sleeps again between two reports.
        usleep(200);
        int length = make_report(report, sizeof report, number);
        int64_t start = now();
        send(own, report, length);
        ssize_t got;
        while ((got = receive(own, 2000)) > 0 && !acknowledged(bytes, got)) {}
        if (got <= 0) { break; }
        times[number] = now() - start;
    }
    double spent = program_cpu(own) - before;
    quit(own);
    if (answered == 0) { return 1; }
    qsort(times, answered, sizeof *times, compare);
    printf("%d %.2f %.1f %.1f\n", answered, spent / 1e3 / answered, times[answered / 2] / 1e3,
        times[answered * 99 / 100] / 1e3);
    return 0;
}

/// Writes reports until the line takes no more; returns the number of the next one.
static int send_reports(program *own, int number, int count, char *report, int *length, int *sent) {
    while (number < count) {
        if (*sent == *length) {
            *length = make_report(report, 64, number);
            *sent = 0;
        }
        ssize_t written = write(own->descriptor, report + *sent, *length - *sent);
        if (written <= 0) { break; }
        *sent += written;
        if (*sent == *length) { number++; }
    }
    return number;
}

static int burst(program *own, int count) {
    char report[64];
    int length = 0, sent = 0, number = 0, answered = 0;
    await_ready(own);
    int64_t before = program_cpu(own), after = before;
    while (answered < count) {
        struct pollfd wanted = {own->descriptor, number < count ? POLLIN | POLLOUT : POLLIN, 0};
        // What is not answered by then is lost.
        if (poll(&wanted, 1, 2000) == 0) { break; }
        if (wanted.revents & POLLOUT) {
            number = send_reports(own, number, count, report, &length, &sent);
        }
        if (!(wanted.revents & (POLLIN | POLLHUP))) { continue; }
        ssize_t got = receive(own, 0);
        if (got < 0) { give_up(own, "the program has ended"); }
        answered += acknowledged(bytes, got);
        after = program_cpu(own);
    }
    quit(own);
    printf("%d %.2f\n", answered, answered ? (after - before) / 1e3 / answered : 0);
    return 0;
}

// MARK: Lists

/// Reads until nothing comes for a while; returns how many bytes came.
static ssize_t settle(program *own, int quiet, int limit) {
    ssize_t total = 0;
    for (int64_t end = now() + limit * INT64_C(1000000); now() < end;) {
        ssize_t count = receive(own, quiet);
        if (count <= 0) { break; }
        total += count;
    }
    return total;
}

static const char *list_key = "\033[B";
static int first_keys = ROWS + 10;

static ssize_t press_key(program *own) {
    send(own, list_key, strlen(list_key));
    ssize_t count = receive(own, 1000);
    return count <= 0 ? 0 : count + settle(own, 4, 1000);
}

/// Waits for the first paint, and until nothing comes after it; returns when it was.
static int64_t await_paint(program *own) {
    static const char wanted[] = "Row 0";
    int64_t painted = 0;
    for (;;) {
        ssize_t got = receive(own, painted ? 300 : patience);
        if (got < 0) { give_up(own, "the program has ended"); }
        if (got == 0 && painted) { break; }
        if (got == 0) { give_up(own, "no first paint"); }
        if (!painted && memmem(bytes, got, wanted, sizeof wanted - 1)) { painted = now(); }
    }
    return painted;
}

static void end(program *own) {
    fflush(stdout);
    kill(own->process, SIGKILL);
    waitpid(own->process, NULL, 0);
}

static int stream(program *own, int quiet) {
    await_paint(own);
    double before = program_cpu(own);
    int64_t start = now(), last = start;
    send(own, "s", 1);
    for (ssize_t count; (count = receive(own, last == start ? patience : quiet)) > 0;) { last = now(); }
    printf("%.0f %.0f %ld\n", (program_cpu(own) - before) / 1e3, (last - start) / 1e6, program_peak(own));
    end(own);
    return 0;
}

static int step(program *own, int count) {
    int64_t painted = await_paint(own);
    double first = program_cpu(own);
    for (int number = 0; number < first_keys; number++) { press_key(own); }
    double before = program_cpu(own);
    long long total = 0;
    for (int number = 0; number < count; number++) { total += press_key(own); }
    printf("%.0f %.1f %.0f %lld %ld\n", (painted - own->start) / 1e6, first / 1e6,
        (program_cpu(own) - before) / 1e3 / count, total / count, program_peak(own));
    end(own);
    return 0;
}

int main(int argc, char **argv) {
    int mode = 0, count = 0, shows_errors = 0;
    for (int option; (option = getopt(argc, argv, "+2f:k:m:b:l:s:")) != -1;) {
        if (option == '?') { return 2; }
        if (option == '2') { shows_errors = 1; }
        if (option == 'f') { first_keys = atoi(optarg); }
        if (option == 'k') { list_key = optarg; }
        if (!strchr("2fk", option)) { count = atoi(optarg), mode = option; }
    }
    const char *seconds = getenv("PATIENCE");
    if (seconds && atoi(seconds) > 0) { patience = atoi(seconds) * 1000; }
    if (optind >= argc || (mode && count < 1)) { return 2; }
    program own = program_start(argv + optind, COLUMNS, ROWS, shows_errors);
    switch (mode) {
    case 'm': return click(&own, count);
    case 'b': return burst(&own, count);
    case 'l': return step(&own, count);
    case 's': return stream(&own, count);
    default: return run(&own);
    }
}
