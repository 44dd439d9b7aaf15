// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_TERMINFO_H
#define CN_TERMINFO_H

#include <errno.h>
#include <stdbool.h>
#include <stddef.h>

/// What became of looking a terminal up.
typedef enum {
    /// The entry is there.
    CN_TERMINFO_FOUND,
    /// The entry is there, and is of a hard-copy terminal.
    CN_TERMINFO_HARDCOPY,
    /// No entry has that name.
    CN_TERMINFO_UNKNOWN,
    /// There is no database of terminals.
    CN_TERMINFO_NO_DATABASE,
    /// The process has too many files open to look.
    CN_TERMINFO_NO_DESCRIPTOR,
} cn_terminfo_result;

/// The error number of one open file too many.
enum { CN_EMFILE = EMFILE };

/// Makes a terminal's entry the one that the functions below ask, until `cn_del_curterm`.
///
/// `setupterm` keeps its result in the global variable `cur_term`, which Swift 6 does not let a
/// program touch. Where the environment must not be trusted, it takes no database from there.
cn_terminfo_result cn_setupterm(const char *name);

/// Frees the entry; the one that was current before `cn_setupterm` is so again.
void cn_del_curterm(void);

/// The name of a capability at an index, the extended ones known to Seltzer last; null at the end.
///
/// The lists are C arrays of unknown length, which Swift does not import. The three kinds have
/// lists of their own.
const char *cn_boolname(size_t index);
/// The name of a numeric capability at an index.
const char *cn_numname(size_t index);
/// The name of a string capability at an index.
const char *cn_strname(size_t index);

/// Whether the current entry has a flag. Absent and cancelled are one, here and below.
bool cn_tigetflag(const char *name);
/// A number of the current entry, or -1.
///
/// The parameter of the original is not const everywhere.
int cn_tigetnum(const char *name);
/// A string of the current entry, or null; the original has a second null, `(char *)-1`.
const char *cn_tigetstr(const char *name);

#endif
