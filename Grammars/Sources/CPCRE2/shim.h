// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
