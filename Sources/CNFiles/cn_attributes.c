// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#include "cn_attributes.h"

#include <sys/xattr.h>

#ifdef __APPLE__
#include <copyfile.h>

ssize_t cn_flistxattr(int file, char *names, size_t size) {
    return flistxattr(file, size == 0 ? 0 : names, size, 0);
}

ssize_t cn_fgetxattr(int file, const char *name, void *value, size_t size) {
    return fgetxattr(file, name, size == 0 ? 0 : value, size, 0, 0);
}

int cn_fsetxattr(int file, const char *name, const void *value, size_t size) {
    return fsetxattr(file, name, value, size, 0, 0);
}

int cn_fremovexattr(int file, const char *name) {
    return fremovexattr(file, name, 0);
}

int cn_copy_acl(int from, int to) {
    return fcopyfile(from, to, 0, COPYFILE_ACL);
}
#else
ssize_t cn_flistxattr(int file, char *names, size_t size) {
    return flistxattr(file, names, size);
}

ssize_t cn_fgetxattr(int file, const char *name, void *value, size_t size) {
    return fgetxattr(file, name, value, size);
}

int cn_fsetxattr(int file, const char *name, const void *value, size_t size) {
    return fsetxattr(file, name, value, size, 0);
}

int cn_fremovexattr(int file, const char *name) {
    return fremovexattr(file, name);
}

int cn_copy_acl(int from, int to) {
    (void)from;
    (void)to;
    return 0;
}
#endif
