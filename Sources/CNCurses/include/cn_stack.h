// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_STACK_H
#define CN_STACK_H

// A thread whose stack has overflowed needs another stack to run a signal handler, and the system
// keeps one for each thread. Swift has neither `_Thread_local` nor a way to free memory when a
// thread ends.

/// Gives the calling thread a stack for its signal handlers; a later call costs almost nothing.
void cn_ensure_alternate_stack(void);

/// Gives every thread of Dispatch's pool a stack for its signal handlers when the thread next begins work.
///
/// On Linux, main-actor code runs on changing threads of this pool after its first suspension, and
/// so do the tasks of all other actors. Only one thread may call this at a time.
void cn_ensure_alternate_stacks_of_dispatch(void);

#endif
