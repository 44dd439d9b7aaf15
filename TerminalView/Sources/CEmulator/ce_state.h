// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CE_STATE_H
#define CE_STATE_H

#include "CEmulator.h"

#include <vterm.h>

// The parts of an emulator.

enum {
    CE_KEYBOARDS = 16,
    CE_OUTPUT_LIMIT = 1 << 16,
    CE_STRING_LIMIT = 1 << 17,
    CE_PARAMETERS = 4,
    CE_SEPARATORS = 15,
};

/// A kept row.
typedef struct {
    ce_cell *cells;
    uint32_t *scalars;
    int count;
} ce_line;

/// The scrollback, as a ring.
typedef struct {
    ce_line *lines;
    int capacity, first, count;
} ce_lines;

/// Finds the sequences that libvterm does not know.
typedef struct {
    enum { CE_GROUND, CE_ESCAPE, CE_SEQUENCE, CE_SKIPPED, CE_STRING, CE_STRING_ESCAPE } state;
    char leader;
    bool has_intermediate;
    long parameters[CE_PARAMETERS];
    int count;
    /// The number of separators; libvterm 0.1 writes beyond its memory after 15.
    int separators;
    char *string;
    size_t length, room;
} ce_scanner;

typedef struct {
    int flags[CE_KEYBOARDS];
    int count;
} ce_keyboard;

struct ce_emulator {
    VTerm *terminal;
    VTermScreen *screen;
    int columns, rows;
    ce_lines scrollback;
    long pushed;
    ce_changes changes;
    bool is_cursor_visible, blinks, is_alternate;
    int shape, mouse;
    ce_scanner scanner;
    /// The keyboards of the main and of the alternate screen.
    ce_keyboard keyboards[2];
    char *title, *copied;
    uint8_t *output, *taken;
    size_t output_count, output_room;
    /// The cells and scalars of the row that was asked for last.
    ce_cell *row;
    uint32_t *scalars;
    int row_room;
};

// ce_rows.c
ce_line ce_keep(ce_emulator *emulator, const VTermScreenCell *cells, int count);
void ce_restore(const ce_line *line, VTermScreenCell *cells, int count);
void ce_lines_push(ce_lines *lines, ce_line line);
bool ce_lines_pop(ce_lines *lines, ce_line *line);
void ce_lines_clear(ce_lines *lines);
void ce_line_free(ce_line *line);

// ce_scanner.c
/// Returns the number of bytes up to the end of a sequence that concerns the scanner; `count` if there is none.
size_t ce_scan(ce_scanner *scanner, const uint8_t *bytes, size_t count, bool *is_found);
/// Returns the number of bytes up to the end of a sequence that libvterm must not get.
size_t ce_skip(ce_scanner *scanner, const uint8_t *bytes, size_t count);
void ce_perform(ce_emulator *emulator);

// ce_emulator.c
void ce_answer(ce_emulator *emulator, const char *bytes, size_t count);

#endif
