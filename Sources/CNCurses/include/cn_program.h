// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_PROGRAM_H
#define CN_PROGRAM_H

#include <stdbool.h>

// Other programs that terminals are lent to.

/// Waits for the end of a process, and stops together with it. For a thread of its own.
///
/// Returns the exit status, 128 plus the signal's number if a signal ended the process, or the error number, negative.
int cn_await_process(int process);

/// Continues a process that has stopped.
void cn_continue_process(int process);

/// Tells a process that its terminal is gone.
void cn_hang_up_process(int process);

/// Tells all programs that have terminals of ours that these are gone, because this process dies. Waits a short time
/// for them to restore the terminals; async-signal-safe.
void cn_hang_up_programs(void);

/// Whether a program was told so. Its terminal must then not be taken again.
bool cn_has_hung_up_programs(void);

#endif
