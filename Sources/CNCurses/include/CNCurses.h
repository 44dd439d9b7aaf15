// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CNCURSES_H
#define CNCURSES_H

// The C beneath SeltzerCurses: what Swift cannot call (variadic functions, macros, data of unknown
// length) and what Swift must not do (anything inside a signal handler). A name after `cn_` is that
// of the function it stands for, where there is one.

#include "cn_clock.h"
#include "cn_environment.h"
#include "cn_foreground.h"
#include "cn_guard.h"
#include "cn_input.h"
#include "cn_output.h"
#include "cn_session.h"
#include "cn_stack.h"
#include "cn_terminal.h"
#include "cn_terminfo.h"
#include "cn_unread.h"
#include "cn_windows.h"

#endif
