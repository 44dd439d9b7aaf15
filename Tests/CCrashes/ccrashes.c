// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "CCrashes.h"

#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>
#ifdef __linux__
#include <linux/capability.h>
#include <sys/prctl.h>
#endif

// The crash is in the statement that changes the frame pointer, so that the compiler's code does not use it.
#if defined(__x86_64__)
#define CCR_BROKEN "movq $4096, %%rbp\n\t"
#define CCR_WRITE "movl $0, (%%rax)"
#define CCR_POINTER "a"
#define CCR_INSTRUCTION "ud2"
#define CCR_BREAK "int3"
#define CCR_CALL_ABORT "andq $-16, %%rsp\n\tcall *%%rax"
#elif defined(__aarch64__)
#define CCR_BROKEN "mov x29, #4096\n\t"
#define CCR_WRITE "str wzr, [%0]"
#define CCR_POINTER "r"
#define CCR_INSTRUCTION "udf #0"
#define CCR_BREAK "brk #1"
#define CCR_CALL_ABORT "blr %0"
#else
#error "No crashes are known for this processor."
#endif

static void write_to(void *pointer, bool breaks_frame) {
    if (breaks_frame) {
        __asm__ volatile(CCR_BROKEN CCR_WRITE : : CCR_POINTER(pointer) : "memory");
    } else {
        __asm__ volatile(CCR_WRITE : : CCR_POINTER(pointer) : "memory");
    }
}

static void divide(bool breaks_frame) {
#if defined(__x86_64__)
    if (breaks_frame) {
        __asm__ volatile(CCR_BROKEN "idivl %%ecx" : : "a"(1), "d"(0), "c"(0));
    } else {
        __asm__ volatile("idivl %%ecx" : : "a"(1), "d"(0), "c"(0));
    }
#else
    // This processor divides by zero.
    (void)breaks_frame;
    raise(SIGFPE);
#endif
}

// A page of a mapped file behind the end of the file.
static void *missing_page(void) {
    FILE *file = tmpfile();
    if (file == NULL) { abort(); }
    return mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, fileno(file), 0);
}

static void stop(bool breaks_frame) {
    if (breaks_frame) {
        __asm__ volatile(CCR_BROKEN CCR_CALL_ABORT : : CCR_POINTER(abort));
    } else {
        abort();
    }
}

void ccr_crash(ccr_way way, bool breaks_frame) {
    switch (way) {
    case CCR_BAD_MEMORY: write_to(NULL, breaks_frame); break;
    case CCR_BAD_INSTRUCTION:
        if (breaks_frame) { __asm__ volatile(CCR_BROKEN CCR_INSTRUCTION : :); }
        __asm__ volatile(CCR_INSTRUCTION);
        break;
    case CCR_DIVISION: divide(breaks_frame); break;
    case CCR_MISSING_PAGE: write_to(missing_page(), breaks_frame); break;
    case CCR_BREAKPOINT:
        if (breaks_frame) { __asm__ volatile(CCR_BROKEN CCR_BREAK : :); }
        __asm__ volatile(CCR_BREAK);
        break;
    case CCR_ABORT: stop(breaks_frame); break;
    }
}

void ccr_forbid_tracing(void) {
#ifdef __linux__
    prctl(PR_CAPBSET_DROP, CAP_SYS_PTRACE, 0, 0, 0);
#endif
}
