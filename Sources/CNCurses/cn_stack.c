// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "cn_stack.h"

#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/mman.h>
#include <unistd.h>

// Enough for the largest register state that a processor saves, and for the host's handler that ours calls.
static const size_t stack_size = 128 * 1024;

static _Thread_local bool is_ready;
static pthread_key_t stack_key;
static pthread_once_t key_once = PTHREAD_ONCE_INIT;

static size_t page_size(void) {
    long size = sysconf(_SC_PAGESIZE);
    return size > 0 ? (size_t)size : 4096;
}

// Runs when the thread ends.
static void free_stack(void *base) {
    stack_t none = {.ss_flags = SS_DISABLE, .ss_size = stack_size};
    sigaltstack(&none, NULL);
    munmap(base, page_size() + stack_size);
}

static void make_key(void) {
    pthread_key_create(&stack_key, free_stack);
}

void cn_ensure_alternate_stack(void) {
    if (is_ready) { return; }
    is_ready = true;
    stack_t current;
    if (sigaltstack(NULL, &current) == 0 && !(current.ss_flags & SS_DISABLE)) { return; }
    size_t guard = page_size();
    char *base = mmap(
        NULL, guard + stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (base == MAP_FAILED) { return; }
    mprotect(base, guard, PROT_NONE);
    stack_t stack = {.ss_sp = base + guard, .ss_size = stack_size};
    if (sigaltstack(&stack, NULL) != 0) {
        munmap(base, guard + stack_size);
        return;
    }
    pthread_once(&key_once, make_key);
    pthread_setspecific(stack_key, base);
}

#ifdef __linux__

// Dispatch calls this function on each of its threads before it runs work of any queue. It is meant
// for language runtimes that prepare threads.
extern void *(*_dispatch_begin_NSAutoReleasePool)(void) __attribute__((weak));

static void *(*begin_before)(void);

static void *begin_work(void) {
    cn_ensure_alternate_stack();
    void *(*before)(void) = __atomic_load_n(&begin_before, __ATOMIC_ACQUIRE);
    return before == NULL ? NULL : before();
}

void cn_ensure_alternate_stacks_of_dispatch(void) {
    if (&_dispatch_begin_NSAutoReleasePool == NULL) { return; }
    void *(*before)(void) = __atomic_load_n(&_dispatch_begin_NSAutoReleasePool, __ATOMIC_ACQUIRE);
    if (before == begin_work) { return; }
    // A thread that sees the second store also sees this one.
    __atomic_store_n(&begin_before, before, __ATOMIC_RELEASE);
    __atomic_store_n(&_dispatch_begin_NSAutoReleasePool, begin_work, __ATOMIC_RELEASE);
}

#else

// The main actor stays on the main thread.
void cn_ensure_alternate_stacks_of_dispatch(void) {}

#endif
