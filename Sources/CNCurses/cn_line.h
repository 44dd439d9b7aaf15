// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_LINE_H
#define CN_LINE_H

#include "cn_registry.h"

// The modes of a session's terminal: the shell's modes, which are restored at the end, and raw
// mode.

/// Reads the terminal's modes, which are restored later, and computes raw mode from them; false,
/// with `errno`, if the terminal is gone.
bool cn_line_read_modes(cn_session *session);

/// Makes reads and writes return at once if the open file is shared with other processes.
void cn_line_set_not_waiting(const cn_session *session);

/// Puts the line into raw mode; false, with `errno`, if the terminal is gone.
bool cn_line_set_raw(const cn_session *session);

/// Drops typed input, and restores the shell's modes and the shared flags of the descriptor;
/// async-signal-safe.
void cn_line_give_back(const cn_session *session);

#endif
