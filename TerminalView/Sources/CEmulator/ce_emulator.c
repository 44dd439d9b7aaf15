// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#include "ce_state.h"

#include <stdlib.h>
#include <string.h>

// MARK: What libvterm reports

static int did_damage(VTermRect rect, void *user) {
    ce_changes *changes = &((ce_emulator *)user)->changes;
    if (rect.start_row < changes->first_row) { changes->first_row = rect.start_row; }
    if (rect.end_row > changes->end_row) { changes->end_row = rect.end_row; }
    return 1;
}

static int did_set_property(VTermProp property, VTermValue *value, void *user) {
    ce_emulator *emulator = user;
    switch (property) {
    case VTERM_PROP_CURSORVISIBLE: emulator->is_cursor_visible = value->boolean; break;
    case VTERM_PROP_CURSORBLINK: emulator->blinks = value->boolean; break;
    case VTERM_PROP_ALTSCREEN: emulator->is_alternate = value->boolean; break;
    case VTERM_PROP_CURSORSHAPE: emulator->shape = value->number; break;
    case VTERM_PROP_MOUSE: emulator->mouse = value->number; break;
    default: return 0;
    }
    return 1;
}

static int did_ring(void *user) {
    ((ce_emulator *)user)->changes.has_rung = true;
    return 1;
}

static int did_push(int columns, const VTermScreenCell *cells, void *user) {
    ce_emulator *emulator = user;
    emulator->pushed++;
    emulator->changes.pushed++;
    if (emulator->scrollback.capacity > 0) {
        ce_lines_push(&emulator->scrollback, ce_keep(emulator, cells, columns));
    }
    return 1;
}

static int did_pop(int columns, VTermScreenCell *cells, void *user) {
    ce_emulator *emulator = user;
    ce_line line;
    if (!ce_lines_pop(&emulator->scrollback, &line)) { return 0; }
    emulator->pushed--;
    emulator->changes.pushed--;
    ce_restore(&line, cells, columns);
    ce_line_free(&line);
    return 1;
}

static void did_output(const char *bytes, size_t count, void *user) {
    ce_answer(user, bytes, count);
}

void ce_answer(ce_emulator *emulator, const char *bytes, size_t count) {
    // A program that asks without reading the answers must not fill the memory.
    if (emulator->output_count + count > CE_OUTPUT_LIMIT) { return; }
    if (emulator->output_count + count > emulator->output_room) {
        size_t room = (emulator->output_count + count) * 2;
        uint8_t *output = realloc(emulator->output, room);
        if (output == NULL) { return; }
        emulator->output = output;
        emulator->output_room = room;
    }
    memcpy(emulator->output + emulator->output_count, bytes, count);
    emulator->output_count += count;
}

static const VTermScreenCallbacks callbacks = {
    .damage = did_damage,
    .settermprop = did_set_property,
    .bell = did_ring,
    .sb_pushline = did_push,
    .sb_popline = did_pop,
};

// MARK: The life of an emulator

static ce_changes no_changes(void) {
    return (ce_changes){.first_row = 1 << 30, .end_row = 0};
}

// libvterm 0.1 writes beyond its memory if a wide character does not fit into a row.
static int clamped_columns(int columns) { return columns < 2 ? 2 : columns; }

static int clamped_rows(int rows) { return rows < 1 ? 1 : rows; }

static void set_size(ce_emulator *emulator, int columns, int rows) {
    emulator->columns = clamped_columns(columns);
    emulator->rows = clamped_rows(rows);
}

// libvterm does not notice that memory is missing. Its two screens take less than this.
static bool has_memory(int columns, int rows) {
    if (columns < 0 || rows < 0) { return false; }
    double need =
        (1.0 + clamped_columns(columns)) * (1.0 + clamped_rows(rows)) * 256 + (1 << 20);
    if (need > 1e15 || need > (double)PTRDIFF_MAX) { return false; }
    // An optimizer removes memory that nobody uses, and takes it as there.
    void *volatile memory = malloc((size_t)need);
    bool is_there = memory != NULL;
    free(memory);
    return is_there;
}

ce_emulator *ce_new(int columns, int rows, int scrollback) {
    if (!has_memory(columns, rows)) { return NULL; }
    ce_emulator *emulator = calloc(1, sizeof *emulator);
    if (emulator == NULL) { return NULL; }
    set_size(emulator, columns, rows);
    emulator->changes = no_changes();
    emulator->is_cursor_visible = true;
    emulator->terminal = vterm_new(emulator->rows, emulator->columns);
    if (emulator->terminal == NULL) {
        free(emulator);
        return NULL;
    }
    vterm_set_utf8(emulator->terminal, 1);
    vterm_output_set_callback(emulator->terminal, did_output, emulator);
    emulator->screen = vterm_obtain_screen(emulator->terminal);
    vterm_screen_set_callbacks(emulator->screen, &callbacks, emulator);
    vterm_screen_enable_altscreen(emulator->screen, 1);
    vterm_screen_set_damage_merge(emulator->screen, VTERM_DAMAGE_SCROLL);
    vterm_screen_reset(emulator->screen, 1);
    ce_set_scrollback(emulator, scrollback);
    return emulator;
}

void ce_free(ce_emulator *emulator) {
    if (emulator == NULL) { return; }
    vterm_free(emulator->terminal);
    ce_lines_clear(&emulator->scrollback);
    free(emulator->scrollback.lines);
    free(emulator->scanner.string);
    free(emulator->title);
    free(emulator->copied);
    free(emulator->output);
    free(emulator->taken);
    free(emulator->row);
    free(emulator->scalars);
    free(emulator);
}

void ce_feed(ce_emulator *emulator, const uint8_t *bytes, size_t count) {
    if (emulator == NULL) { return; }
    while (count > 0) {
        if (emulator->scanner.state == CE_SKIPPED) {
            size_t skipped = ce_skip(&emulator->scanner, bytes, count);
            bytes += skipped;
            count -= skipped;
            continue;
        }
        bool is_found;
        size_t taken = ce_scan(&emulator->scanner, bytes, count, &is_found);
        vterm_input_write(emulator->terminal, (const char *)bytes, taken);
        if (is_found) { ce_perform(emulator); }
        bytes += taken;
        count -= taken;
    }
    vterm_screen_flush_damage(emulator->screen);
}

bool ce_resize(ce_emulator *emulator, int columns, int rows) {
    if (emulator == NULL || !has_memory(columns, rows)) { return false; }
    set_size(emulator, columns, rows);
    vterm_set_size(emulator->terminal, emulator->rows, emulator->columns);
    vterm_screen_flush_damage(emulator->screen);
    return true;
}

ce_changes ce_take_changes(ce_emulator *emulator) {
    if (emulator == NULL) { return no_changes(); }
    ce_changes changes = emulator->changes;
    emulator->changes = no_changes();
    return changes;
}

// MARK: Properties

ce_cursor ce_get_cursor(const ce_emulator *emulator) {
    if (emulator == NULL) { return (ce_cursor){0}; }
    VTermPos place;
    vterm_state_get_cursorpos(vterm_obtain_state(emulator->terminal), &place);
    return (ce_cursor){
        .column = place.col, .row = place.row, .is_visible = emulator->is_cursor_visible,
        .blinks = emulator->blinks, .shape = emulator->shape};
}

ce_mouse ce_get_mouse(const ce_emulator *emulator) {
    return emulator == NULL ? CE_MOUSE_NONE : (ce_mouse)emulator->mouse;
}

bool ce_is_alternate(const ce_emulator *emulator) {
    return emulator != NULL && emulator->is_alternate;
}

const char *ce_title(const ce_emulator *emulator) {
    return emulator == NULL || emulator->title == NULL ? "" : emulator->title;
}

const char *ce_copied(const ce_emulator *emulator) {
    return emulator == NULL ? NULL : emulator->copied;
}

const uint8_t *ce_take_output(ce_emulator *emulator, size_t *count) {
    *count = emulator == NULL ? 0 : emulator->output_count;
    if (*count == 0) { return NULL; }
    free(emulator->taken);
    emulator->taken = emulator->output;
    emulator->output = NULL;
    emulator->output_count = emulator->output_room = 0;
    return emulator->taken;
}

// MARK: Input

void ce_press(ce_emulator *emulator, ce_key key, int number, int modifiers) {
    static const VTermKey keys[] = {
        VTERM_KEY_UP,  VTERM_KEY_DOWN, VTERM_KEY_LEFT,   VTERM_KEY_RIGHT,    VTERM_KEY_INS,
        VTERM_KEY_DEL, VTERM_KEY_HOME, VTERM_KEY_END,    VTERM_KEY_PAGEUP,   VTERM_KEY_PAGEDOWN,
    };
    if (emulator == NULL || number < 0 || number > 63) { return; }
    VTermKey pressed = key == CE_FUNCTION_0 ? VTERM_KEY_FUNCTION(number) : keys[key];
    vterm_keyboard_key(emulator->terminal, pressed, (VTermModifier)modifiers);
}

void ce_begin_paste(ce_emulator *emulator) {
    if (emulator != NULL) { vterm_keyboard_start_paste(emulator->terminal); }
}

void ce_end_paste(ce_emulator *emulator) {
    if (emulator != NULL) { vterm_keyboard_end_paste(emulator->terminal); }
}

void ce_focus(ce_emulator *emulator, bool is_focused) {
    if (emulator == NULL) { return; }
    VTermState *state = vterm_obtain_state(emulator->terminal);
    if (is_focused) { vterm_state_focus_in(state); } else { vterm_state_focus_out(state); }
}

void ce_point(
    ce_emulator *emulator, int column, int row, int button, bool is_pressed, int modifiers) {
    if (emulator == NULL) { return; }
    vterm_mouse_move(emulator->terminal, row, column, (VTermModifier)modifiers);
    if (button > 0) {
        vterm_mouse_button(emulator->terminal, button, is_pressed, (VTermModifier)modifiers);
    }
}
