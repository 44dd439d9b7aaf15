// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_STACK_H
#define CN_STACK_H

// A thread that has overflown its own stack can run a handler on another one only, and the system
// keeps that per thread. Swift has neither `_Thread_local` nor a way to free something when a thread ends.

/// Gives the calling thread a stack for its signal handlers, once; a later call costs next to
/// nothing.
void cn_ensure_alternate_stack(void);

/// Gives every thread of Dispatch's pool a stack for its signal handlers when it next begins work.
///
/// On Linux main-actor code runs on changing threads of that pool after the first suspension, and so do
/// tasks of all other actors. To be called with the registry locked.
void cn_ensure_alternate_stacks_of_dispatch(void);

#endif
