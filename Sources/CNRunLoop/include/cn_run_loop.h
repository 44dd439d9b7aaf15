// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_RUN_LOOP_H
#define CN_RUN_LOOP_H

/// Keeps the main run loop in a program.
///
/// On Linux the main thread of a program with an asynchronous `main` serves Foundation's main run
/// loop, if the program links it. The run loop also serves the main queue. The file of this function
/// decides that before `main`. The function does nothing: a call of it keeps the file in a program
/// that links archives. On macOS the system does the same without this file.
void cn_run_loop_keep(void);

#endif
