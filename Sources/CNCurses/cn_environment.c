// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "cn_environment.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/auxv.h>
#endif
#ifdef __APPLE__
#include <crt_externs.h>
#include <xlocale.h>
#define environ (*_NSGetEnviron())
#else
extern char **environ;
#endif

const char *cn_environ(size_t index) {
    return environ == NULL ? NULL : environ[index];
}

bool cn_is_privileged(void) {
#ifdef __linux__
    return getauxval(AT_SECURE) != 0;
#else
    return issetugid() != 0;
#endif
}

char *cn_hide_databases(void) {
    if (!cn_is_privileged()) { return NULL; }
    static const char *const names[] = {"TERMINFO", "TERMINFO_DIRS", "TERMCAP", "TERMPATH"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) { unsetenv(names[i]); }
    const char *home = getenv("HOME");
    char *result = home == NULL ? NULL : strdup(home);
    unsetenv("HOME");
    return result;
}

void cn_show_home(char *home) {
    if (home != NULL) { setenv("HOME", home, 1); }
    free(home);
}

static const char *locale_name(void) {
    const char *names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);
        if (value != NULL && *value != '\0') { return value; }
    }
    return "C";
}

static bool names_utf8(const char *codeset) {
    return strcasecmp(codeset, "UTF-8") == 0 || strcasecmp(codeset, "UTF8") == 0;
}

bool cn_is_utf8(void) {
    locale_t locale = newlocale(LC_CTYPE_MASK, "", (locale_t)0);
    if (locale != (locale_t)0) {
        bool result = names_utf8(nl_langinfo_l(CODESET, locale));
        freelocale(locale);
        return result;
    }
    const char *dot = strchr(locale_name(), '.');
    if (dot == NULL) { return false; }
    char codeset[16];
    size_t length = strcspn(dot + 1, "@");
    if (length >= sizeof codeset) { return false; }
    memcpy(codeset, dot + 1, length);
    codeset[length] = '\0';
    return names_utf8(codeset);
}

void cn_setlocale(void) {
    const char *current = setlocale(LC_CTYPE, NULL);
    if (current == NULL || strcmp(current, "C") == 0) { setlocale(LC_CTYPE, ""); }
}
