// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_GIVE_BACK_H
#define CN_GIVE_BACK_H

#include "cn_registry.h"

// Restoring a terminal to its state before the session. Everything here is async-signal-safe.

/// Replaces the bytes to write when the terminal is given back; at most `CN_LEAVING`, and never
/// from two threads at once. A signal handler writes either the old bytes or the new ones.
void cn_set_leaving(cn_session *session, const void *bytes, size_t count);

/// Writes the bytes that put the terminal back.
void cn_write_leaving(const cn_session *session);

/// Gives a terminal back if it is held, and sets the state of the session; waits if another thread
/// is giving the terminal back.
void cn_give_back(cn_session *session, int next_state);

/// Gives back every terminal that is held, after it has answered. Does nothing in a forked child.
void cn_give_all_back(void);

#endif
