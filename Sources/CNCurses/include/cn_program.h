// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_PROGRAM_H
#define CN_PROGRAM_H

#include <stdbool.h>

// The programs to which terminals are lent.

/// Waits for the end of a process, and stops together with it. Call it on a separate thread.
///
/// Returns the exit status, 128 plus the signal's number if a signal ended the process, or the
/// negative error number.
int cn_await_process(int process);

/// Continues a process that has stopped.
void cn_continue_process(int process);

/// Informs a process by SIGHUP that its terminal is gone.
void cn_hang_up_process(int process);

/// Informs all programs with a lent terminal that the terminal is gone, because this process dies.
/// Waits a short time for the programs to restore their terminals; async-signal-safe.
void cn_hang_up_programs(void);

/// Whether a program was informed in this way. If so, its terminal must not be taken back.
bool cn_has_hung_up_programs(void);

#endif
