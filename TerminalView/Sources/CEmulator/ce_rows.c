// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#include "ce_state.h"

#include <stdlib.h>
#include <string.h>

// MARK: Cells

static uint32_t color(const VTermColor *color, uint8_t is_default) {
    if (color->type & is_default) { return 0; }
    if (VTERM_COLOR_IS_INDEXED(color)) { return 0x01000000u | color->indexed.idx; }
    return 0x02000000u | (uint32_t)color->rgb.red << 16 | (uint32_t)color->rgb.green << 8
        | color->rgb.blue;
}

static int scalar_count(const VTermScreenCell *cell) {
    int count = 0;
    while (count < VTERM_MAX_CHARS_PER_CELL && cell->chars[count] != 0) { count++; }
    return count;
}

// Appends the scalars of a cluster at `*used`; there is room for them.
static ce_cell convert(const VTermScreenCell *cell, uint32_t *scalars, uint32_t *used) {
    ce_cell result = {
        .foreground = color(&cell->fg, VTERM_COLOR_DEFAULT_FG),
        .background = color(&cell->bg, VTERM_COLOR_DEFAULT_BG),
        .width = (uint8_t)cell->width,
        .attributes = (uint16_t)(
            (cell->attrs.bold ? CE_BOLD : 0) | (cell->attrs.italic ? CE_ITALIC : 0)
            | (cell->attrs.blink ? CE_BLINK : 0) | (cell->attrs.reverse ? CE_REVERSE : 0)
            | (cell->attrs.strike ? CE_STRIKE : 0)
            | cell->attrs.underline << CE_UNDERLINE_SHIFT)};
    // libvterm marks the right half of a wide character by all bits.
    if (cell->chars[0] == (uint32_t)-1) {
        result.width = 0;
        return result;
    }
    int count = scalar_count(cell);
    if (count <= 1) {
        result.scalar = count == 0 ? 0 : cell->chars[0] & 0x1FFFFF;
        return result;
    }
    result.scalar = CE_CLUSTER | *used;
    scalars[(*used)++] = (uint32_t)count;
    for (int i = 0; i < count; i++) { scalars[(*used)++] = cell->chars[i]; }
    return result;
}

static bool is_blank(const ce_cell *cell) {
    return cell->scalar == 0 && cell->background == 0 && cell->width != 0
        && !(cell->attributes & (CE_REVERSE | CE_STRIKE | 3 << CE_UNDERLINE_SHIFT));
}

static bool make_room(ce_emulator *emulator, int columns) {
    if (columns <= emulator->row_room) { return true; }
    ce_cell *row = realloc(emulator->row, (size_t)columns * sizeof *row);
    if (row != NULL) { emulator->row = row; }
    size_t most = (size_t)columns * (VTERM_MAX_CHARS_PER_CELL + 1);
    uint32_t *scalars = realloc(emulator->scalars, most * sizeof *scalars);
    if (scalars != NULL) { emulator->scalars = scalars; }
    if (row == NULL || scalars == NULL) { return false; }
    emulator->row_room = columns;
    return true;
}

static int trimmed(const ce_cell *cells, int count) {
    while (count > 0 && is_blank(&cells[count - 1])) { count--; }
    return count;
}

ce_row ce_get_row(ce_emulator *emulator, int row) {
    ce_row result = {0};
    if (emulator == NULL) { return result; }
    if (row < 0) {
        ce_lines *lines = &emulator->scrollback;
        if (row < -lines->count) { return result; }
        ce_line *line = &lines->lines[(lines->first + lines->count + row) % lines->capacity];
        return (ce_row){.cells = line->cells, .count = line->count, .scalars = line->scalars};
    }
    if (row >= emulator->rows || !make_room(emulator, emulator->columns)) { return result; }
    uint32_t used = 0;
    for (int column = 0; column < emulator->columns; column++) {
        VTermScreenCell cell;
        VTermPos place = {.row = row, .col = column};
        if (!vterm_screen_get_cell(emulator->screen, place, &cell)) {
            memset(&cell, 0, sizeof cell);
            cell.width = 1;
        }
        emulator->row[column] = convert(&cell, emulator->scalars, &used);
        // The other half of a wide character.
        if (emulator->row[column].width == 2 && column + 1 < emulator->columns) {
            emulator->row[column + 1] = emulator->row[column];
            emulator->row[column + 1].scalar = 0;
            emulator->row[++column].width = 0;
        }
    }
    return (ce_row){
        .cells = emulator->row, .count = trimmed(emulator->row, emulator->columns),
        .scalars = emulator->scalars};
}

// MARK: Kept rows

ce_line ce_keep(ce_emulator *emulator, const VTermScreenCell *cells, int count) {
    ce_line line = {0};
    if (!make_room(emulator, count)) { return line; }
    uint32_t used = 0;
    for (int i = 0; i < count; i++) {
        emulator->row[i] = convert(&cells[i], emulator->scalars, &used);
        if (emulator->row[i].width == 2 && i + 1 < count) {
            emulator->row[i + 1] = emulator->row[i];
            emulator->row[i + 1].scalar = 0;
            emulator->row[++i].width = 0;
        }
    }
    int kept = trimmed(emulator->row, count);
    if (kept == 0) { return line; }
    line.cells = malloc((size_t)kept * sizeof *line.cells);
    if (line.cells == NULL) { return line; }
    memcpy(line.cells, emulator->row, (size_t)kept * sizeof *line.cells);
    line.count = kept;
    if (used == 0) { return line; }
    line.scalars = malloc(used * sizeof *line.scalars);
    if (line.scalars == NULL) {
        ce_line_free(&line);
        return line;
    }
    memcpy(line.scalars, emulator->scalars, used * sizeof *line.scalars);
    return line;
}

static VTermColor vterm_color(uint32_t bits, uint8_t is_default) {
    VTermColor color;
    vterm_color_rgb(&color, (uint8_t)(bits >> 16), (uint8_t)(bits >> 8), (uint8_t)bits);
    if (bits >> 24 == 1) { vterm_color_indexed(&color, (uint8_t)bits); }
    if (bits == 0) { color.type |= is_default; }
    return color;
}

void ce_restore(const ce_line *line, VTermScreenCell *cells, int count) {
    for (int i = 0; i < count; i++) {
        VTermScreenCell cell = {.width = 1};
        ce_cell kept = i < line->count ? line->cells[i] : (ce_cell){.width = 1};
        // A wide character that is cut becomes a blank.
        if (kept.width == 2 && i + 1 >= count) { kept = (ce_cell){.width = 1}; }
        cell.fg = vterm_color(kept.foreground, VTERM_COLOR_DEFAULT_FG);
        cell.bg = vterm_color(kept.background, VTERM_COLOR_DEFAULT_BG);
        cell.width = (char)(kept.width == 2 ? 2 : 1);
        cell.attrs.bold = (kept.attributes & CE_BOLD) != 0;
        cell.attrs.italic = (kept.attributes & CE_ITALIC) != 0;
        cell.attrs.blink = (kept.attributes & CE_BLINK) != 0;
        cell.attrs.reverse = (kept.attributes & CE_REVERSE) != 0;
        cell.attrs.strike = (kept.attributes & CE_STRIKE) != 0;
        cell.attrs.underline = kept.attributes >> CE_UNDERLINE_SHIFT & 3;
        if (kept.width == 0) {
            cell.chars[0] = (uint32_t)-1;
        } else if (kept.scalar & CE_CLUSTER) {
            const uint32_t *cluster = &line->scalars[kept.scalar & ~CE_CLUSTER];
            for (uint32_t j = 0; j < cluster[0]; j++) { cell.chars[j] = cluster[j + 1]; }
        } else {
            cell.chars[0] = kept.scalar;
        }
        cells[i] = cell;
    }
}

void ce_line_free(ce_line *line) {
    free(line->cells);
    free(line->scalars);
    *line = (ce_line){0};
}

void ce_lines_push(ce_lines *lines, ce_line line) {
    if (lines->capacity == 0) {
        ce_line_free(&line);
        return;
    }
    if (lines->count == lines->capacity) {
        ce_line_free(&lines->lines[lines->first]);
        lines->first = (lines->first + 1) % lines->capacity;
        lines->count--;
    }
    lines->lines[(lines->first + lines->count++) % lines->capacity] = line;
}

bool ce_lines_pop(ce_lines *lines, ce_line *line) {
    if (lines->count == 0) { return false; }
    *line = lines->lines[(lines->first + --lines->count) % lines->capacity];
    return true;
}

void ce_lines_clear(ce_lines *lines) {
    ce_line line;
    while (ce_lines_pop(lines, &line)) { ce_line_free(&line); }
}

void ce_set_scrollback(ce_emulator *emulator, int limit) {
    if (emulator == NULL) { return; }
    ce_lines *old = &emulator->scrollback;
    if (limit < 0) { limit = 0; }
    ce_lines new = {.capacity = limit};
    if (limit > 0) {
        new.lines = calloc((size_t)limit, sizeof *new.lines);
        if (new.lines == NULL) { return; }
    }
    for (int i = 0; i < old->count; i++) {
        ce_lines_push(&new, old->lines[(old->first + i) % old->capacity]);
    }
    free(old->lines);
    *old = new;
}

int ce_scrollback_count(const ce_emulator *emulator) {
    return emulator == NULL ? 0 : emulator->scrollback.count;
}

long ce_pushed_count(const ce_emulator *emulator) {
    return emulator == NULL ? 0 : emulator->pushed;
}
