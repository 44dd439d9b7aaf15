// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "cn_unread.h"

#include <pthread.h>
#include <string.h>
#include <sys/stat.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static unsigned char kept[CN_UNREAD];
static size_t kept_count;
// The terminal from which the bytes came.
static dev_t device;

// The bytes may contain a password, so they are overwritten.
static void forget(void) {
    volatile unsigned char *byte = kept;
    for (size_t i = 0; i < kept_count; i++) { byte[i] = 0; }
    kept_count = 0;
}

static bool is_same_terminal(int descriptor, dev_t *number) {
    struct stat status;
    if (fstat(descriptor, &status) != 0) { return false; }
    *number = status.st_rdev;
    return status.st_rdev == device;
}

void cn_unread(int descriptor, const void *bytes, size_t count) {
    dev_t number = 0;
    pthread_mutex_lock(&lock);
    if (!is_same_terminal(descriptor, &number)) {
        forget();
        device = number;
    }
    if (count <= CN_UNREAD - kept_count) {
        memcpy(kept + kept_count, bytes, count);
        kept_count += count;
    }
    pthread_mutex_unlock(&lock);
}

size_t cn_take_unread(int descriptor, void *bytes) {
    dev_t number = 0;
    pthread_mutex_lock(&lock);
    size_t count = is_same_terminal(descriptor, &number) ? kept_count : 0;
    if (count > 0) {
        memcpy(bytes, kept, count);
        forget();
    }
    pthread_mutex_unlock(&lock);
    return count;
}
