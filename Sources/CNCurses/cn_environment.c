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

/// Whether a codeset is UTF-8, in any spelling: only letters and digits count, without regard to
/// case.
static bool names_utf8(const char *codeset, size_t length) {
    char plain[16];
    size_t count = 0;
    for (size_t i = 0; i < length; i++) {
        unsigned char byte = (unsigned char)codeset[i];
        bool is_digit = byte >= '0' && byte <= '9';
        if (byte >= 'A' && byte <= 'Z') { byte += 'a' - 'A'; }
        if (!is_digit && (byte < 'a' || byte > 'z')) { continue; }
        if (count == sizeof plain - 1) { return false; }
        plain[count++] = (char)byte;
    }
    plain[count] = '\0';
    return strcmp(plain, "utf8") == 0;
}

/// Whether the name of a locale contains UTF-8: `de_DE.UTF-8`, `C.utf8@euro`, or only `UTF-8`,
/// which macOS sets and sends over ssh.
static bool is_utf8_name(const char *name) {
    size_t length = strcspn(name, "@");
    size_t start = length;
    while (start > 0 && name[start - 1] != '.') { start--; }
    return names_utf8(name + start, length - start);
}

bool cn_is_utf8(void) {
    // A name with UTF-8 is trusted, because musl and C libraries without locales have no other
    // codeset.
    const char *name = locale_name();
    if (is_utf8_name(name)) { return true; }
    locale_t locale = newlocale(LC_CTYPE_MASK, "", (locale_t)0);
    if (locale == (locale_t)0) { return false; }
    const char *codeset = nl_langinfo_l(CODESET, locale);
    bool result = names_utf8(codeset, strlen(codeset));
    freelocale(locale);
    return result;
}

void cn_setlocale(void) {
    const char *current = setlocale(LC_CTYPE, NULL);
    if (current != NULL && strcmp(current, "C") != 0) { return; }
    if (setlocale(LC_CTYPE, "") != NULL || !cn_is_utf8()) { return; }
    // The locale is not installed. Any other locale in UTF-8 has the same characters.
    static const char *const names[] = {"C.UTF-8", "C.utf8", "en_US.UTF-8", "UTF-8"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (setlocale(LC_CTYPE, names[i]) != NULL) { return; }
    }
}
