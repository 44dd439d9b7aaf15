// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_TERMINFO_H
#define CN_TERMINFO_H

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>

/// The result of looking up a terminal.
typedef enum {
    /// The entry was found.
    CN_TERMINFO_FOUND,
    /// The entry was found, but the terminal prints on paper.
    CN_TERMINFO_HARDCOPY,
    /// No entry has that name.
    CN_TERMINFO_UNKNOWN,
    /// The system has no terminal database.
    CN_TERMINFO_NO_DATABASE,
    /// The process has too many open files to read the database.
    CN_TERMINFO_NO_DESCRIPTOR,
} cn_terminfo_result;

/// The error number for too many open files.
enum { CN_EMFILE = EMFILE };

/// Makes a terminal's entry current until `cn_del_curterm`; the functions below read the current
/// entry.
///
/// `setupterm` stores its result in the global variable `cur_term`, which Swift 6 does not let a
/// program use. If the environment must not be trusted, databases from the environment are ignored.
cn_terminfo_result cn_setupterm(const char *name);

/// Frees the entry, and makes the previous entry current again.
void cn_del_curterm(void);

/// The name of a flag at an index; the extended capabilities known to Seltzer are last; null after
/// the last name.
///
/// The lists are C arrays of unknown length, which Swift does not import. Each of the three kinds has its own list.
const char *cn_boolname(size_t index);
/// The name of a numeric capability at an index.
const char *cn_numname(size_t index);
/// The name of a string capability at an index.
const char *cn_strname(size_t index);

/// Whether the current entry has a flag. A cancelled capability counts as absent, here and below.
bool cn_tigetflag(const char *name);
/// A number of the current entry, or -1.
///
/// The parameter of `tigetnum` is not const on every platform.
int cn_tigetnum(const char *name);
/// A string of the current entry, or null. `tigetstr` also returns `(char *)-1`.
const char *cn_tigetstr(const char *name);

#endif
