// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_SIGNALS_H
#define CN_SIGNALS_H

#include <stdbool.h>
#include <stdint.h>

// The signal handlers while there are sessions, and the ends of the process.

/// Installs the handlers of signals that end the process at once, before the first session holds its terminal.
void cn_signals_install_for_crashes(void);

/// Installs all handlers, after `cn_signals_install_for_crashes`; false if no thread can be started. Called with the
/// sessions locked, as is the next function.
bool cn_signals_install(void);

/// Puts back the handlers of the host, also if only those for crashes were installed.
void cn_signals_remove(void);

/// The signal that asked the process to end, or 0.
int cn_signals_ending(void);

/// Whether a signal ends the process now or has asked it to end.
bool cn_signals_end_process(void);

/// Whether another process asked for a stop since the last call.
bool cn_signals_take_stop(void);

/// Records when the process continued after it had stopped itself, by `cn_clock_gettime`. The SIGCONT that ended that
/// stop may come late, and is not noted.
void cn_signals_set_continued(int64_t time);

/// Ends the process by a signal, after all terminals were given back.
_Noreturn void cn_die(int signal);

#endif
