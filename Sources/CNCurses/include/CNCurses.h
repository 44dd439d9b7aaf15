// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CNCURSES_H
#define CNCURSES_H

// The C functions for SeltzerCurses: system functions that Swift cannot call (variadic ones,
// macros, data of unknown length), and code that must not be Swift (everything in a signal
// handler). If the name after `cn_` is the name of a system function, it calls that function.
//
// A file includes only headers of files below it in this list, so that it calls only these files.
// Scripts/house-rules.sh checks this rule.
//
//  cn_foreground   lends a terminal to another program
//  cn_session      begins, resumes and ends a session
//  cn_guard        restores the terminal after SIGKILL
//  cn_stop         stops this process
//  cn_signals      the signal handlers
//  cn_program      the programs to which terminals are lent
//  cn_output       keeps standard output and standard error
//  cn_give_back    restores a terminal
//  cn_answers      reads answers that a terminal still owes
//  cn_line         the modes of a terminal
//  cn_registry     the table of sessions
//  cn_backtracer   Swift's crash reports
//  cn_windows      the windows of ncurses
//  cn_terminfo     the terminfo database
//  cn_terminal     opens, reads and measures a terminal
//  cn_unread       input that no session has used
//  cn_input        other input, and pipes that wake a thread
//  cn_host         the signal handlers from before ours
//  cn_stack        stacks for signal handlers
//  cn_environment  environment and locale
//  cn_clock        time

#include "cn_clock.h"
#include "cn_environment.h"
#include "cn_foreground.h"
#include "cn_guard.h"
#include "cn_input.h"
#include "cn_output.h"
#include "cn_program.h"
#include "cn_session.h"
#include "cn_signals.h"
#include "cn_stack.h"
#include "cn_terminal.h"
#include "cn_terminfo.h"
#include "cn_unread.h"
#include "cn_windows.h"

#endif
