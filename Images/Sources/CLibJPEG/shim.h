// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// The header of libjpeg needs the type FILE.
#include <stdio.h>

#include <jpeglib.h>
