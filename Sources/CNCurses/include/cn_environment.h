// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_ENVIRONMENT_H
#define CN_ENVIRONMENT_H

#include <stdbool.h>
#include <stddef.h>

/// The environment's entry `NAME=value` at an index; null after the last.
///
/// Swift 6 does not let a program read the global variable `environ`.
const char *cn_environ(size_t index);

/// Whether the process has more rights than the one who started it, so that its environment must
/// not be trusted.
///
/// `getauxval` and `issetugid` are each there on one platform only.
bool cn_is_privileged(void);

/// Keeps ncurses from the user's databases of terminals if the environment must not be trusted.
///
/// ncurses compares users only, and takes a program with capabilities for one without. Returns the value of `HOME`, to
/// be put back by `cn_show_home`; null if the environment is trusted or has none.
char *cn_hide_databases(void);
/// Puts `HOME` back after `cn_hide_databases`.
void cn_show_home(char *home);

/// Whether the locale that the environment names is in UTF-8.
///
/// Asks a locale object, so that the host's own locale stays as it is. A locale that is not
/// installed, which libc would replace by `C`, is judged by its name.
bool cn_is_utf8(void);

/// Sets the process's character type from the environment, as ncurses' windows need it.
///
/// `LC_CTYPE` is a macro. Does nothing where the host has set a locale already.
void cn_setlocale(void);

#endif
