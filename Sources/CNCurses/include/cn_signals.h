// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_SIGNALS_H
#define CN_SIGNALS_H

#include <stdbool.h>
#include <stdint.h>

// The signal handlers during sessions, and the ends of the process.

/// Installs the handlers of signals that end the process at once, before the first session holds its terminal.
void cn_signals_install_for_crashes(void);

/// Installs all handlers, after `cn_signals_install_for_crashes`; false if no thread can be
/// started. This function and the next one are called with the sessions locked.
bool cn_signals_install(void);

/// Restores the handlers of the host, even if only the handlers for crashes were installed.
void cn_signals_remove(void);

/// The signal that asked the process to end, or 0.
int cn_signals_ending(void);

/// Whether a signal is ending the process, or has asked it to end.
bool cn_signals_end_process(void);

/// Whether another process asked for a stop since the last call.
bool cn_signals_take_stop(void);

/// The time, on the clock of `cn_clock_gettime`, of the last signal that the terminal has another size; 0 before the first
/// one.
int64_t cn_signals_resized_at(void);

/// Records the time, on the clock of `cn_clock_gettime`, at which the process continued after it
/// had stopped itself. The SIGCONT that ended this stop may arrive late, and is not noted.
void cn_signals_set_continued(int64_t time);

/// Ends the process by a signal, after all terminals were given back.
_Noreturn void cn_die(int signal);

#endif
