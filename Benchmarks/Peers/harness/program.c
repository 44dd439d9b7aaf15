// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "program.h"

#include <dirent.h>
#include <fcntl.h>
#include <pty.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

program program_start(char **command, int columns, int rows, int shows_errors) {
    struct winsize size = {rows, columns, columns * 8, rows * 16};
    int terminal, line;
    if (openpty(&terminal, &line, NULL, NULL, &size) < 0) {
        perror("openpty");
        exit(2);
    }
    setenv("TERM", "xterm-256color", 1);
    setenv("COLORTERM", "truecolor", 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    program own = {.descriptor = terminal, .start = now()};
    own.process = fork();
    if (own.process == 0) {
        setsid();
        ioctl(line, TIOCSCTTY, 0);
        dup2(line, 0);
        dup2(line, 1);
        if (shows_errors) { dup2(line, 2); }
        close(line);
        close(terminal);
        execvp(command[0], command);
        perror(command[0]);
        _exit(127);
    }
    close(line);
    fcntl(terminal, F_SETFL, O_NONBLOCK);
    return own;
}

int64_t program_cpu(const program *own) {
    char path[384];
    snprintf(path, sizeof path, "/proc/%d/task", own->process);
    DIR *threads = opendir(path);
    int64_t sum = 0;
    if (!threads) { return 0; }
    for (struct dirent *thread; (thread = readdir(threads));) {
        if (thread->d_name[0] == '.') { continue; }
        snprintf(path, sizeof path, "/proc/%d/task/%s/schedstat", own->process, thread->d_name);
        FILE *file = fopen(path, "r");
        long long time = 0;
        if (file && fscanf(file, "%lld", &time) == 1) { sum += time; }
        if (file) { fclose(file); }
    }
    closedir(threads);
    return sum;
}

long program_peak(const program *own) {
    char path[64], line[256];
    snprintf(path, sizeof path, "/proc/%d/status", own->process);
    FILE *file = fopen(path, "r");
    long peak = 0;
    while (file && fgets(line, sizeof line, file)) { sscanf(line, "VmHWM: %ld", &peak); }
    if (file) { fclose(file); }
    return peak;
}

// A question, and its answer.
static const struct {
    const char *question, *answer;
} exchanges[] = {
    {"\033[c", "\033[?62;22c"},
    {"\033[5n", "\033[0n"},
    {"\033[0c", "\033[?62;22c"},
    {"\033[?69$p", "\033[?69;2$y"},
    {"\033[?2026$p", "\033[?2026;2$y"},
    {"\033[?2027$p", "\033[?2027;1$y"},
};

// Where the cursor is (CPR), in a program that asks it only behind one character at the start of the second row: a letter
// takes a cell, a cluster two.
static const char cursor_question[] = "\033[6n";

static size_t cursor_answer(const char *text, const char *question, char *answer, size_t size) {
    const char *start = question;
    while (start > text && (start[-1] & 0x80)) { start--; }
    int cells = question - start > 2 ? 2 : question > start;
    int length = snprintf(answer, size, "\033[2;%dR", cells + 1);
    return length < (int)size ? length : 0;
}

size_t program_answers(program *own, const char *bytes, size_t count, char *answers, size_t size) {
    size_t total = own->tail_count + count, seen = 0, length = 0;
    char *all = malloc(total);
    memcpy(all, own->tail, own->tail_count);
    memcpy(all + own->tail_count, bytes, count);
    for (char *at = all; (at = memchr(at, 27, all + total - at)); at++) {
        size_t left = all + total - at;
        if (left >= strlen(cursor_question) && memcmp(at, cursor_question, strlen(cursor_question)) == 0) {
            length += cursor_answer(all, at, answers + length, size - length);
            seen = at + strlen(cursor_question) - all;
        }
        for (size_t index = 0; index < sizeof exchanges / sizeof *exchanges; index++) {
            const char *question = exchanges[index].question, *answer = exchanges[index].answer;
            size_t asked = strlen(question), told = strlen(answer);
            if (left < asked || memcmp(at, question, asked) != 0) { continue; }
            if (length + told <= size) { memcpy(answers + length, answer, told), length += told; }
            seen = at + asked - all;
            break;
        }
    }
    size_t rest = total - seen;
    own->tail_count = rest < sizeof own->tail ? rest : sizeof own->tail;
    memcpy(own->tail, all + total - own->tail_count, own->tail_count);
    free(all);
    return length;
}

void program_answer(program *own, const char *bytes, size_t count) {
    char answers[4096];
    size_t length = program_answers(own, bytes, count, answers, sizeof answers);
    if (length > 0 && write(own->descriptor, answers, length) < 0) { perror("answer"); }
}
