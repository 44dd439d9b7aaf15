// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "cn_output.h"

#include "cn_clock.h"
#include "cn_environment.h"
#include "cn_registry.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/inotify.h>
#else
#include <sys/event.h>
#endif

// The time for which a dying process waits for a terminal that accepts nothing.
enum { CN_DYING_PATIENCE_MS = 1000 };

enum { CN_NOTHING_KEPT, CN_PREPARING, CN_KEEPING, CN_RELEASING, CN_RELEASED };

static const int standards[] = {STDOUT_FILENO, STDERR_FILENO};
enum { CN_STANDARDS = sizeof standards / sizeof *standards };

static atomic_int state;
// The thread that releases the output, or 0.
static _Atomic(pthread_t) releaser;
// Duplicates of the original standard descriptors; negative for a descriptor that is not the
// terminal.
static int originals[CN_STANDARDS];
static int file = -1;
// The same file, opened a second time for standard error: its offset is the end of the last write
// to standard error.
static int error_file = -1;
static int terminal = -1;
// The offset up to which the terminal shows the output; shared with the guard, which is another process.
static _Atomic(int64_t) *shown;

// MARK: Keeping

static int open_file_in(const char *directory) {
    char path[512];
    int length = snprintf(path, sizeof path, "%s/seltzer.XXXXXX", directory);
    if (length < 0 || (size_t)length >= sizeof path) { return -1; }
    int descriptor = mkostemp(path, O_CLOEXEC | O_APPEND);
    if (descriptor >= 0) {
        error_file = open(path, O_RDWR | O_CLOEXEC | O_APPEND);
        unlink(path);
    }
    return descriptor;
}

// If no directory is writable, the output is kept in memory.
static int open_file(void) {
    const char *directory = cn_is_privileged() ? NULL : getenv("TMPDIR");
    int descriptor = -1;
    if (directory != NULL && *directory != 0) { descriptor = open_file_in(directory); }
    if (descriptor < 0) { descriptor = open_file_in("/tmp"); }
#ifdef __linux__
    if (descriptor < 0) {
        descriptor = memfd_create("seltzer", MFD_CLOEXEC);
        if (descriptor >= 0) { fcntl(descriptor, F_SETFL, O_APPEND); }
    }
#endif
    return descriptor;
}

static bool is_same_terminal(int descriptor, int other) {
    struct stat first, second;
    return isatty(descriptor) && fstat(descriptor, &first) == 0 && fstat(other, &second) == 0
        && first.st_rdev == second.st_rdev;
}

static bool find_originals(void) {
    bool is_any = false;
    for (int i = 0; i < CN_STANDARDS; i++) {
        originals[i] = -1;
        if (!is_same_terminal(standards[i], terminal)) { continue; }
        originals[i] = fcntl(standards[i], F_DUPFD_CLOEXEC, 3);
        is_any = is_any || originals[i] >= 0;
    }
    return is_any;
}

static void close_all(void) {
    for (int i = 0; i < CN_STANDARDS; i++) {
        if (originals[i] >= 0) { close(originals[i]); }
        originals[i] = -1;
    }
    if (file >= 0) { close(file); }
    file = -1;
    if (error_file >= 0) { close(error_file); }
    error_file = -1;
    if (shown != NULL) { munmap((void *)shown, sizeof *shown); }
    shown = NULL;
}

static bool share_offset(void) {
    void *memory = mmap(
        NULL, sizeof *shown, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    shown = memory == MAP_FAILED ? NULL : memory;
    return shown != NULL;
}

bool cn_output_keep(int descriptor) {
    int nothing = CN_NOTHING_KEPT;
    if (!atomic_compare_exchange_strong(&state, &nothing, CN_PREPARING)) { return false; }
    terminal = descriptor;
    if (!find_originals() || (file = open_file()) < 0 || !share_offset()) {
        close_all();
        atomic_store(&state, CN_NOTHING_KEPT);
        return false;
    }
    fflush(stdout);
    // Buffered by lines, like a terminal, so that lines of standard error keep their place and a
    // crash loses no complete line.
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
    atomic_store(&state, CN_KEEPING);
    for (int i = 0; i < CN_STANDARDS; i++) {
        bool is_error = standards[i] == STDERR_FILENO && error_file >= 0;
        if (originals[i] >= 0) { dup2(is_error ? error_file : file, standards[i]); }
    }
    return true;
}

// MARK: Showing while it is kept

int cn_output_watch(void) {
    if (atomic_load(&state) != CN_KEEPING) { return -1; }
#ifdef __linux__
    int watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (watch < 0) { return -1; }
    // The file has no name of its own.
    char path[64];
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    if (inotify_add_watch(watch, path, IN_MODIFY) >= 0) { return watch; }
    close(watch);
    return -1;
#else
    int watch = kqueue();
    if (watch < 0) { return -1; }
    struct kevent change;
    EV_SET(&change, file, EVFILT_VNODE, EV_ADD | EV_CLEAR, NOTE_WRITE | NOTE_EXTEND, 0, NULL);
    if (kevent(watch, &change, 1, NULL, 0, NULL) == 0) { return watch; }
    close(watch);
    return -1;
#endif
}

void cn_output_watch_again(int watch) {
#ifdef __linux__
    char events[4096];
    while (read(watch, events, sizeof events) > 0) {}
#else
    struct kevent event;
    struct timespec now = {0};
    while (kevent(watch, NULL, 0, &event, 1, &now) > 0) {}
#endif
}

size_t cn_output_read(void *bytes, size_t count, int64_t offset) {
    if (atomic_load(&state) != CN_KEEPING) { return 0; }
    ssize_t result;
    do {
        result = pread(file, bytes, count, (off_t)offset);
    } while (result < 0 && errno == EINTR);
    return result > 0 ? (size_t)result : 0;
}

bool cn_output_ends(int64_t *output, int64_t *error) {
    if (atomic_load(&state) != CN_KEEPING || error_file < 0) { return false; }
    // A write to a file that is opened for appending leaves the offset at the end of the write.
    *output = lseek(file, 0, SEEK_CUR);
    *error = lseek(error_file, 0, SEEK_CUR);
    return *output >= 0 && *error >= 0;
}

void cn_output_note_shown(int64_t offset) {
    if (atomic_load(&state) != CN_KEEPING) { return; }
    int64_t before = atomic_load(shown);
    atomic_store(shown, offset);
#ifdef __linux__
    // Shown output is removed from the file, so that a program that prints for days does not fill
    // the disk. This is not done each time, because it needs a call of the file system.
    int64_t part = INT64_C(1) << 20;
    if (offset / part > before / part) {
        fallocate(file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, (off_t)offset);
    }
#else
    (void)before;
#endif
}

// MARK: Releasing

static void put_originals_back(void) {
    for (int i = 0; i < CN_STANDARDS; i++) {
        if (originals[i] < 0) { continue; }
        while (dup2(originals[i], standards[i]) < 0 && errno == EINTR) {}
    }
}

// Writes all bytes; false if the terminal is gone, or accepts nothing for `patience` milliseconds;
// a negative value means no limit.
static bool write_all(int descriptor, const char *bytes, size_t count, int patience) {
    size_t written = 0;
    while (written < count) {
        if (!cn_await(descriptor, POLLOUT, patience)) { return false; }
        ssize_t result = write(descriptor, bytes + written, count - written);
        if (result > 0) {
            written += (size_t)result;
        } else if (result == 0 || (errno != EINTR && errno != EAGAIN)) {
            return false;
        }
    }
    return true;
}

static void write_kept(int descriptor, int patience) {
    char bytes[4096];
    off_t offset = (off_t)atomic_load(shown);
    for (;;) {
        ssize_t count = pread(file, bytes, sizeof bytes, offset);
        if (count < 0 && errno == EINTR) { continue; }
        if (count <= 0 || !write_all(descriptor, bytes, (size_t)count, patience)) { return; }
        offset += count;
    }
}

// Returns whether the caller must release the output. If another thread is releasing it, waits for
// that thread, because the process may end after the return.
static bool begin_release(void) {
    int keeping = CN_KEEPING;
    if (atomic_compare_exchange_strong(&state, &keeping, CN_RELEASING)) {
        atomic_store(&releaser, pthread_self());
        return true;
    }
    int64_t end = cn_clock_gettime() + CN_DYING_PATIENCE_MS * INT64_C(1000000);
    while (atomic_load(&state) == CN_RELEASING && cn_clock_gettime() < end) {
        if (pthread_equal(atomic_load(&releaser), pthread_self())) { break; }
        poll(NULL, 0, 1);
    }
    return false;
}

static void end_release(int next_state) {
    atomic_store(&releaser, (pthread_t)0);
    atomic_store(&state, next_state);
}

void cn_output_release(void) {
    fflush(stdout);
    if (!begin_release()) { return; }
    put_originals_back();
    for (int i = 0; i < CN_STANDARDS; i++) {
        if (originals[i] < 0) { continue; }
        write_kept(originals[i], -1);
        break;
    }
    close_all();
    end_release(CN_NOTHING_KEPT);
}

void cn_output_release_at_once(void) {
    if (!cn_is_owner() || !begin_release()) { return; }
    put_originals_back();
    // This is the session's descriptor, on which writes do not wait.
    write_kept(terminal, CN_DYING_PATIENCE_MS);
    end_release(CN_RELEASED);
}

int cn_output_kept_descriptor(void) {
    return atomic_load(&state) == CN_KEEPING ? file : -1;
}

void cn_output_write_kept(int descriptor) {
    if (cn_output_kept_descriptor() >= 0) { write_kept(descriptor, CN_DYING_PATIENCE_MS); }
}
