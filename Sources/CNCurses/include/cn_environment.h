// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_ENVIRONMENT_H
#define CN_ENVIRONMENT_H

#include <stdbool.h>
#include <stddef.h>

/// The environment's entry `NAME=value` at an index; null after the last entry.
///
/// Swift 6 does not let a program read the global variable `environ`.
const char *cn_environ(size_t index);

/// Whether the process has more rights than the user who started it. If so, its environment must
/// not be trusted.
///
/// `getauxval` and `issetugid` each exist on one platform only.
bool cn_is_privileged(void);

/// Hides the user's terminal databases from ncurses if the environment must not be trusted.
///
/// ncurses compares only users, and so trusts a program with capabilities. Returns the value of
/// `HOME`, which `cn_show_home` restores; null if the environment is trusted or has no `HOME`.
char *cn_hide_databases(void);
/// Restores `HOME` after `cn_hide_databases`.
void cn_show_home(char *home);

/// Whether the locale that the environment names uses UTF-8.
///
/// If the name contains UTF-8 in any spelling, with or without a language, the result is true. For
/// example, `LC_CTYPE=UTF-8` comes from macOS over ssh; if such a locale is not installed, libc
/// would replace it with `C`. For other names, a locale object is created, so that the host's own
/// locale stays unchanged.
bool cn_is_utf8(void);

/// Sets the character type of the process from the environment; ncurses' windows need it. Does
/// nothing if the host has set a locale. A locale in UTF-8 that is not installed is replaced by an
/// installed one.
///
/// `LC_CTYPE` is a macro.
void cn_setlocale(void);

#endif
