// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_ATTRIBUTES_H
#define CN_ATTRIBUTES_H

#include <sys/types.h>

// The C functions for SeltzerFiles. Swift's modules of the C libraries omit these functions, and
// their parameters differ from system to system.

/// Writes the names of a file's extended attributes, each with a zero byte after it.
///
/// Returns the number of bytes, or -1 with `errno`; with a size of 0, the number of bytes needed.
ssize_t cn_flistxattr(int file, char *names, size_t size);

/// Reads an attribute. Returns the number of bytes, or -1 with `errno`; with a size of 0, the
/// number of bytes needed.
ssize_t cn_fgetxattr(int file, const char *name, void *value, size_t size);

/// Sets an attribute. Returns 0, or -1 with `errno`.
int cn_fsetxattr(int file, const char *name, const void *value, size_t size);

/// Removes an attribute. Returns 0, or -1 with `errno`.
int cn_fremovexattr(int file, const char *name);

/// Copies the access control list of one file to another. Returns 0, or -1 with `errno`.
///
/// On Linux it is an attribute, and this does nothing.
int cn_copy_acl(int from, int to);

#endif
