// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CEMULATOR_H
#define CEMULATOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The screen and the scrollback of an emulated terminal, on libvterm. All functions of one emulator have to be called by
// one thread at a time. No byte sequence makes them trap, and their memory has limits. A null pointer is an emulator that
// shows nothing.

typedef struct ce_emulator ce_emulator;

/// A cell of a row.
typedef struct {
    /// The character; 0 for a blank, or, with `CE_CLUSTER`, the place of a cluster in the row's scalars.
    uint32_t scalar;
    /// 0 for the default; the kind in the top byte otherwise: 1 for an entry of the palette, 2 for a 24-bit color.
    uint32_t foreground, background;
    /// The attributes, such as `CE_BOLD`.
    uint16_t attributes;
    /// The columns of the character; 0 for the right half of a wide one.
    uint8_t width;
} ce_cell;

enum { CE_CLUSTER = 0x40000000 };

enum {
    CE_BOLD = 1,
    CE_ITALIC = 2,
    CE_BLINK = 4,
    CE_REVERSE = 8,
    CE_STRIKE = 16,
    /// The kind of the underline: 1 single, 2 double, 3 curly.
    CE_UNDERLINE_SHIFT = 8,
};

/// A row; it stays valid until the next call of a function.
typedef struct {
    const ce_cell *cells;
    /// The number of cells; the rest of the row is blank.
    int count;
    /// The clusters: at the place of each, the number of its scalars, and then the scalars.
    const uint32_t *scalars;
} ce_row;

/// Things that happened since the last call of `ce_take_changes`.
typedef struct {
    /// The changed rows of the screen; empty if the first one is not below the end.
    int first_row, end_row;
    /// The number of rows that moved into the scrollback.
    long pushed;
    bool has_rung, has_title, has_copied, has_cleared_scrollback;
} ce_changes;

typedef struct {
    int column, row;
    bool is_visible, blinks;
    /// 1 block, 2 underline, 3 bar.
    int shape;
} ce_cursor;

/// The reports of the mouse that the program wants.
typedef enum { CE_MOUSE_NONE, CE_MOUSE_PRESSES, CE_MOUSE_DRAGS, CE_MOUSE_MOVES } ce_mouse;

enum { CE_SHIFT = 1, CE_ALT = 2, CE_CONTROL = 4 };

/// The keys that are no characters.
typedef enum {
    CE_UP, CE_DOWN, CE_LEFT, CE_RIGHT, CE_INSERT, CE_DELETE, CE_HOME, CE_END, CE_PAGE_UP,
    CE_PAGE_DOWN, CE_FUNCTION_0,
} ce_key;

/// Returns an emulator of at least two columns and one row.
///
/// The result is a null pointer if there is no memory for it, or if a number is negative.
ce_emulator *ce_new(int columns, int rows, int scrollback);
void ce_free(ce_emulator *emulator);

/// Takes in the output of a program.
void ce_feed(ce_emulator *emulator, const uint8_t *bytes, size_t count);

/// Changes the size, to at least two columns and one row.
///
/// Returns false, and changes nothing, if there is no memory for it, or if a number is negative.
bool ce_resize(ce_emulator *emulator, int columns, int rows);

ce_changes ce_take_changes(ce_emulator *emulator);

/// The number of rows that moved into the scrollback since the start, including forgotten ones.
long ce_pushed_count(const ce_emulator *emulator);
/// The number of rows in the scrollback.
int ce_scrollback_count(const ce_emulator *emulator);
void ce_set_scrollback(ce_emulator *emulator, int limit);

/// Returns a row of the screen, counted from 0, or of the scrollback, from -1 upwards.
ce_row ce_get_row(ce_emulator *emulator, int row);

ce_cursor ce_get_cursor(const ce_emulator *emulator);
ce_mouse ce_get_mouse(const ce_emulator *emulator);
bool ce_is_alternate(const ce_emulator *emulator);
/// The flags of the kitty keyboard protocol that the program set.
int ce_keyboard_flags(const ce_emulator *emulator);

/// The title, as UTF-8 that may be invalid.
const char *ce_title(const ce_emulator *emulator);
/// The text that the program copied, in base64; a null pointer if there is none.
const char *ce_copied(const ce_emulator *emulator);

/// Returns the bytes to send to the program, and forgets them; a null pointer if there are none.
const uint8_t *ce_take_output(ce_emulator *emulator, size_t *count);

void ce_press(ce_emulator *emulator, ce_key key, int number, int modifiers);
void ce_begin_paste(ce_emulator *emulator);
void ce_end_paste(ce_emulator *emulator);
void ce_focus(ce_emulator *emulator, bool is_focused);
/// Moves the pointer, and then presses or releases a button: 1 to 3, or 4 to 7 for the wheel; 0 for none.
void ce_point(
    ce_emulator *emulator, int column, int row, int button, bool is_pressed, int modifiers);

#endif
