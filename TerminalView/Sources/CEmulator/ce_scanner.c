// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#include "ce_state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// MARK: Finding

// A string is kept if it is the title or a text to copy: OSC 0, 2 and 52.
static void begin_string(ce_scanner *scanner) {
    scanner->state = CE_STRING;
    scanner->length = 0;
}

static void append(ce_scanner *scanner, uint8_t byte) {
    if (scanner->length >= CE_STRING_LIMIT) { return; }
    // Other strings, such as pictures, need no room.
    if (scanner->length == 1 && !strchr("025", scanner->string[0])) { return; }
    if (scanner->length + 1 >= scanner->room) {
        size_t room = scanner->room < 128 ? 256 : scanner->room * 2;
        char *string = realloc(scanner->string, room);
        if (string == NULL) { return; }
        scanner->string = string;
        scanner->room = room;
    }
    scanner->string[scanner->length++] = (char)byte;
}

static bool scan_sequence(ce_scanner *scanner, uint8_t byte) {
    if (byte >= '0' && byte <= '9') {
        long *number = &scanner->parameters[scanner->count];
        if (*number < 0) { *number = 0; }
        if (*number < 100000) { *number = *number * 10 + (byte - '0'); }
    } else if (byte == ';' || byte == ':') {
        if (++scanner->separators > CE_SEPARATORS) {
            scanner->state = CE_SKIPPED;
            scanner->length = 0;
            return true;
        }
        if (scanner->count < CE_PARAMETERS - 1) { scanner->parameters[++scanner->count] = -1; }
    } else if (byte >= '<' && byte <= '?') {
        scanner->leader = (char)byte;
    } else if (byte >= 0x20 && byte < 0x30) {
        scanner->has_intermediate = true;
    } else if (byte >= 0x40 && byte < 0x7F) {
        scanner->state = CE_GROUND;
        if (scanner->has_intermediate) { return false; }
        // The last place keeps the letter.
        scanner->length = byte;
        if (byte == 'b' && scanner->leader == 0) {
            scanner->state = CE_SKIPPED;
            return true;
        }
        return byte == 'u' ? scanner->leader != 0 : byte == 'J' && scanner->leader == 0;
    } else if (byte == 0x18 || byte == 0x1A) {
        scanner->state = CE_GROUND;
    }
    return false;
}

static bool scan_escape(ce_scanner *scanner, uint8_t byte) {
    scanner->state = CE_GROUND;
    if (byte == '[') {
        scanner->state = CE_SEQUENCE;
        scanner->leader = 0;
        scanner->has_intermediate = false;
        scanner->count = scanner->separators = 0;
        for (int i = 0; i < CE_PARAMETERS; i++) { scanner->parameters[i] = -1; }
    } else if (byte == ']') {
        begin_string(scanner);
    } else if (byte == 'c') {
        scanner->length = 'c';
        scanner->leader = 'c';
        return true;
    }
    return false;
}

size_t ce_scan(ce_scanner *scanner, const uint8_t *bytes, size_t count, bool *is_found) {
    *is_found = false;
    for (size_t i = 0; i < count; i++) {
        uint8_t byte = bytes[i];
        switch (scanner->state) {
        case CE_GROUND: {
            const uint8_t *escape = memchr(&bytes[i], 0x1B, count - i);
            if (escape == NULL) { return count; }
            i = (size_t)(escape - bytes);
            scanner->state = CE_ESCAPE;
            break;
        }
        case CE_ESCAPE:
            if (byte != 0x1B) { *is_found = scan_escape(scanner, byte); }
            break;
        case CE_SEQUENCE:
            if (byte == 0x1B) {
                scanner->state = CE_ESCAPE;
            } else {
                *is_found = scan_sequence(scanner, byte);
            }
            break;
        case CE_SKIPPED: return i;
        case CE_STRING:
            if (byte == 0x1B) {
                scanner->state = CE_STRING_ESCAPE;
            } else if (byte == 0x07) {
                scanner->state = CE_GROUND;
                scanner->leader = ']';
                *is_found = true;
            } else if (byte == 0x18 || byte == 0x1A) {
                scanner->state = CE_GROUND;
            } else {
                append(scanner, byte);
            }
            break;
        case CE_STRING_ESCAPE:
            if (byte == '\\') {
                scanner->state = CE_GROUND;
                scanner->leader = ']';
                *is_found = true;
            } else {
                *is_found = scan_escape(scanner, byte);
            }
            break;
        }
        if (*is_found) { return scanner->state == CE_SKIPPED ? i : i + 1; }
    }
    return count;
}

size_t ce_skip(ce_scanner *scanner, const uint8_t *bytes, size_t count) {
    for (size_t i = 0; i < count; i++) {
        bool is_end = (bytes[i] >= 0x40 && bytes[i] < 0x7F) || bytes[i] == 0x18 || bytes[i] == 0x1A;
        if (is_end || bytes[i] == 0x1B) {
            scanner->state = CE_GROUND;
            return is_end ? i + 1 : i;
        }
    }
    return count;
}

// MARK: Performing

static ce_keyboard *keyboard(ce_emulator *emulator) {
    return &emulator->keyboards[emulator->is_alternate];
}

int ce_keyboard_flags(const ce_emulator *emulator) {
    if (emulator == NULL) { return 0; }
    const ce_keyboard *keyboard = &emulator->keyboards[emulator->is_alternate];
    return keyboard->count == 0 ? 0 : keyboard->flags[keyboard->count - 1];
}

static void push(ce_keyboard *keyboard, int flags) {
    if (keyboard->count == CE_KEYBOARDS) {
        memmove(keyboard->flags, keyboard->flags + 1, sizeof *keyboard->flags * (CE_KEYBOARDS - 1));
        keyboard->count--;
    }
    keyboard->flags[keyboard->count++] = flags & 31;
}

// Source: the kitty keyboard protocol, "Progressive enhancement".
static void set_keyboard(ce_emulator *emulator, const ce_scanner *scanner) {
    ce_keyboard *own = keyboard(emulator);
    long first = scanner->parameters[0] < 0 ? 0 : scanner->parameters[0];
    if (scanner->leader == '>') {
        push(own, (int)first);
    } else if (scanner->leader == '<') {
        long count = scanner->parameters[0] < 1 ? 1 : first;
        own->count = count >= own->count ? 0 : own->count - (int)count;
    } else if (scanner->leader == '=') {
        int old = ce_keyboard_flags(emulator), new = (int)first & 31;
        long mode = scanner->parameters[1];
        if (own->count == 0) { push(own, 0); }
        own->flags[own->count - 1] = mode == 2 ? old | new : mode == 3 ? old & ~new : new;
    } else if (scanner->leader == '?') {
        char answer[16];
        int length = snprintf(answer, sizeof answer, "\033[?%du", ce_keyboard_flags(emulator));
        ce_answer(emulator, answer, (size_t)length);
    }
}

static int encode(uint32_t scalar, char *bytes) {
    if (scalar < 0x80) {
        bytes[0] = (char)scalar;
        return 1;
    }
    int count = scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4;
    for (int i = count - 1; i > 0; i--, scalar >>= 6) { bytes[i] = (char)(0x80 | (scalar & 0x3F)); }
    bytes[0] = (char)((0xF00 >> count & 0xFF) | scalar);
    return count;
}

// Repeats the character before the cursor (REP). libvterm 0.1 never ends doing so if there is none.
static void repeat(ce_emulator *emulator, long count) {
    VTermPos place;
    vterm_state_get_cursorpos(vterm_obtain_state(emulator->terminal), &place);
    ce_row row = ce_get_row(emulator, place.row);
    if (place.col == 0 || place.col > row.count) { return; }
    ce_cell cell = row.cells[place.col - 1];
    if (cell.width != 1 || cell.scalar < 0x20 || cell.scalar & CE_CLUSTER) { return; }
    if (count > emulator->columns) { count = emulator->columns; }
    char bytes[4];
    int length = encode(cell.scalar, bytes);
    for (long i = 0; i < count; i++) {
        vterm_input_write(emulator->terminal, bytes, (size_t)length);
    }
}

static void replace(char **text, const char *new, size_t count) {
    char *copy = malloc(count + 1);
    if (copy == NULL) { return; }
    memcpy(copy, new, count);
    copy[count] = 0;
    free(*text);
    *text = copy;
}

static void take_string(ce_emulator *emulator) {
    ce_scanner *scanner = &emulator->scanner;
    const char *string = scanner->string;
    size_t length = scanner->length;
    if (length >= CE_STRING_LIMIT) { return; }
    if (length >= 2 && (string[0] == '0' || string[0] == '2') && string[1] == ';') {
        replace(&emulator->title, string + 2, length - 2 > 4096 ? 4096 : length - 2);
        emulator->changes.has_title = true;
    } else if (length > 3 && memcmp(string, "52;", 3) == 0) {
        const char *data = memchr(string + 3, ';', length - 3);
        if (data == NULL || data[1] == '?') { return; }
        replace(&emulator->copied, data + 1, (size_t)(string + length - data - 1));
        emulator->changes.has_copied = true;
    }
}

void ce_perform(ce_emulator *emulator) {
    ce_scanner *scanner = &emulator->scanner;
    if (scanner->state == CE_SKIPPED) {
        // Cancels the sequence.
        vterm_input_write(emulator->terminal, "\030", 1);
        if (scanner->length == 'b') {
            repeat(emulator, scanner->parameters[0] < 1 ? 1 : scanner->parameters[0]);
        }
    } else if (scanner->leader == ']') {
        take_string(emulator);
    } else if (scanner->leader == 'c') {
        emulator->keyboards[0].count = emulator->keyboards[1].count = 0;
    } else if (scanner->length == 'u') {
        set_keyboard(emulator, scanner);
    } else if (scanner->length == 'J' && scanner->parameters[0] == 3) {
        ce_lines_clear(&emulator->scrollback);
        emulator->changes.has_cleared_scrollback = true;
    }
}
