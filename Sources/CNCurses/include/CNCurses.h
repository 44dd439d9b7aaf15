// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CNCURSES_H
#define CNCURSES_H
#endif
