// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#include "cn_run_loop.h"

#include <stddef.h>

#ifdef __linux__
// Swift's runtime ends an asynchronous `main` in `dispatch_main`: worker threads serve the main
// queue, and nothing runs Foundation's main run loop, so no `Timer` fires. The runtime calls this
// hook in place of `dispatch_main`. Its second parameter is of no use here.
typedef void (*cn_original)(void) __attribute__((swiftcall));
typedef void (*cn_hook)(cn_original original, const void *override) __attribute__((swiftcall));

// Both symbols are weak, so that a program needs neither library for this file.
extern cn_hook swift_task_asyncMainDrainQueue_hook __attribute__((weak));
extern void CFRunLoopRun(void) __attribute__((weak));

__attribute__((swiftcall)) static void drain(cn_original original, const void *override) {
    (void)override;
    // The run loop ends when somebody stops it: the program goes on.
    while (CFRunLoopRun != NULL) { CFRunLoopRun(); }
    original();
}

// Another library's hook stays.
__attribute__((constructor)) static void install(void) {
    if (&swift_task_asyncMainDrainQueue_hook == NULL) { return; }
    if (swift_task_asyncMainDrainQueue_hook == NULL) { swift_task_asyncMainDrainQueue_hook = drain; }
}
#endif

void cn_run_loop_keep(void) {}
