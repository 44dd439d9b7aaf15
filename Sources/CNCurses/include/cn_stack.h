// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_STACK_H
#define CN_STACK_H

/// Gives the calling thread a stack for its signal handlers, once; a later call costs next to
/// nothing.
///
/// A thread that has overflown its own stack can run a handler on another one only, and the system
/// keeps that per thread. Main-actor code runs on changing threads of Dispatch's pool, so this is
/// called at the start of each of its turns. Swift has neither `_Thread_local` nor a way to free
/// something when a thread ends.
void cn_ensure_alternate_stack(void);

#endif
