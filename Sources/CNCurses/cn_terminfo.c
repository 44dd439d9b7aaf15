// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define NCURSES_WIDECHAR 1

#include "cn_terminfo.h"
#include "cn_environment.h"

#include <curses.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

static const char *const extended_flags[] = {"AX", "G0", "RGB", "Su", "Tc", "XF", "XT", NULL};

static const char *const extended_numbers[] = {"RGB", "U8", NULL};

static const char *const extended_strings[] = {
    "BD",    "BE",    "Clmg",  "Cmg",    "Cr",      "Cs",    "Dsmg",  "E3",    "Enmg",  "Ms",
    "PE",    "PS",    "RGB",   "RV",     "Rmol",    "Se",    "Setulc", "Setulc1", "Smol", "Smulx",
    "Ss",    "Sync",  "TS",    "XM",     "XR",      "fd",    "fe",    "grbom", "gsbom", "ka2",
    "kb1",   "kb3",   "kc2",   "kp5",    "kpADD",   "kpCMA", "kpDIV", "kpDOT", "kpMUL", "kpSUB",
    "kpZRO", "kxIN",  "kxOUT", "rmxx",   "rv",      "smxx",  "xm",    "xr",
    "kDC3",  "kDC4",  "kDC5",  "kDC6",   "kDC7",    "kDC8",
    "kDN",   "kDN3",  "kDN4",  "kDN5",   "kDN6",    "kDN7",  "kDN8",
    "kEND3", "kEND4", "kEND5", "kEND6",  "kEND7",   "kEND8",
    "kHOM3", "kHOM4", "kHOM5", "kHOM6",  "kHOM7",   "kHOM8",
    "kIC3",  "kIC4",  "kIC5",  "kIC6",   "kIC7",    "kIC8",
    "kLFT3", "kLFT4", "kLFT5", "kLFT6",  "kLFT7",   "kLFT8",
    "kNXT3", "kNXT4", "kNXT5", "kNXT6",  "kNXT7",   "kNXT8",
    "kPRV3", "kPRV4", "kPRV5", "kPRV6",  "kPRV7",   "kPRV8",
    "kRIT3", "kRIT4", "kRIT5", "kRIT6",  "kRIT7",   "kRIT8",
    "kUP",   "kUP3",  "kUP4",  "kUP5",   "kUP6",    "kUP7",  "kUP8",  NULL,
};

static TERMINAL *previous;

// ncurses reports a file that it cannot open as missing, so the limit of descriptors is checked
// here.
static bool has_no_descriptors(void) {
    int probe = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (probe < 0) { return errno == EMFILE || errno == ENFILE; }
    close(probe);
    return false;
}

cn_terminfo_result cn_setupterm(const char *name) {
    int reason = 0;
    previous = set_curterm(NULL);
    char *home = cn_hide_databases();
    int result = setupterm((char *)name, STDOUT_FILENO, &reason);
    cn_show_home(home);
    if (result == OK) { return CN_TERMINFO_FOUND; }
    cn_del_curterm();
    if (has_no_descriptors()) { return CN_TERMINFO_NO_DESCRIPTOR; }
    if (reason == 1) { return CN_TERMINFO_HARDCOPY; }
    return reason == 0 ? CN_TERMINFO_UNKNOWN : CN_TERMINFO_NO_DATABASE;
}

void cn_del_curterm(void) {
    TERMINAL *own = set_curterm(previous);
    previous = NULL;
    if (own != NULL) { del_curterm(own); }
}

// The standard list ends with a null, and so does the extended one.
static const char *name_at(
    NCURSES_CONST char *const *standard, const char *const *extended, size_t index) {
    // Callers read every name of a list, so each list is counted only once.
    static NCURSES_CONST char *const *counted;
    static size_t count;
    if (standard != counted) {
        count = 0;
        while (standard[count] != NULL) { count++; }
        counted = standard;
    }
    if (index < count) { return standard[index]; }
    for (size_t i = 0; extended[i] != NULL; i++) {
        if (i == index - count) { return extended[i]; }
    }
    return NULL;
}

const char *cn_boolname(size_t index) {
    return name_at(boolnames, extended_flags, index);
}

const char *cn_numname(size_t index) {
    return name_at(numnames, extended_numbers, index);
}

const char *cn_strname(size_t index) {
    return name_at(strnames, extended_strings, index);
}

bool cn_tigetflag(const char *name) {
    return tigetflag((char *)name) == 1;
}

int cn_tigetnum(const char *name) {
    int value = tigetnum((char *)name);
    return value < 0 ? -1 : value;
}

const char *cn_tigetstr(const char *name) {
    char *value = tigetstr((char *)name);
    return value == (char *)-1 ? NULL : value;
}
