// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_WINDOWS_H
#define CN_WINDOWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// ncurses' windows, between two descriptors of ours: what it writes goes into a file in memory, and
// what it reads comes out of a pipe. So it never waits for the terminal, never sets its modes and
// sees none of its signals; the terminal is given back as any other.
//
// Much of curses.h is macros, global variables (`stdscr`, `acs_map`) and variadic functions, none
// of which Swift can use; `cchar_t`, `SCREEN` and `MEVENT` differ between versions. The process has
// one screen at a time: with two, ncurses 6.4 crashes. Everything here belongs to one thread at a
// time.

/// What became of starting ncurses.
typedef enum {
    CN_SCREEN_READY,
    /// The process has a screen already.
    CN_SCREEN_IN_USE,
    /// ncurses cannot use the terminal, or the system has no descriptors left.
    CN_SCREEN_REFUSED,
} cn_screen_result;

/// Starts ncurses on a kind of terminal of a size, with its mouse if wanted.
///
/// The original would install signal handlers; this does not.
cn_screen_result cn_newterm(const char *name, int columns, int rows, bool wants_mouse);

/// Ends ncurses and frees what it has. Does nothing without a screen.
void cn_delscreen(void);

/// Has ncurses read the mouse, or leave it alone, from now on.
void cn_mousemask(bool wants_mouse);

/// Writes what enters the screen and clears it.
///
/// A call of its own because ncurses, which sets no terminal's modes here, would send what switches
/// the keypad on only when it is read from.
void cn_enterwin(void);

/// Writes what leaves the screen.
void cn_endwin(void);

/// Gives the screen another size.
///
/// `resizeterm` would also put a key into the input.
void cn_resize_term(int columns, int rows);

/// Takes up to a number of bytes that ncurses has written; 0 if there are none.
size_t cn_take_output(void *bytes, size_t count);

/// The number of colours, and of pairs of them, that a program can use; 0 without colours.
int cn_colors(void);
/// The largest number of colour pairs, the first of which is the terminal's own.
int cn_color_pairs(void);
/// Sets a pair of colours; -1 is the terminal's own.
void cn_init_pair(int pair, int foreground, int background);

/// Attributes of a cell, as in `cn_add_wch`.
enum {
    CN_BOLD = 1,
    CN_DIM = 2,
    CN_ITALIC = 4,
    CN_UNDERLINE = 8,
    CN_BLINK = 16,
    CN_REVERSE = 32,
};

/// The number of scalars that a cell can hold.
enum { CN_SCALARS = 5 };

/// The columns that libc thinks a scalar takes; -1 if it knows none.
///
/// Not visible through every platform's Swift module.
int cn_wcwidth(uint32_t scalar);

/// Sets a cell: a scalar that takes up columns, and others that do not.
///
/// `setcchar` and `mvwadd_wch` in one; a pair number beyond `short` is cut there.
void cn_add_wch(
    int column, int row, const uint32_t *scalars, int count, int attributes, int pair);

/// Writes what has changed since the last call, or everything, and places the cursor; a column
/// below 0 hides it.
void cn_doupdate(bool everything, int cursor_column, int cursor_row);

/// Writes what rings the bell.
void cn_beep(void);

/// Hands bytes of the terminal to ncurses' input: how many were taken.
size_t cn_feed(const void *bytes, size_t count);

/// What `cn_get_wch` found.
typedef enum {
    CN_NOTHING,
    /// A character, or a control character.
    CN_CHARACTER,
    /// A key that terminfo names, by ncurses' number.
    CN_KEY,
    /// The mouse: `cn_getmouse` has more.
    CN_MOUSE,
} cn_input;

/// The next piece of input; never waits.
cn_input cn_get_wch(uint32_t *value);

/// The terminfo name of a key by ncurses' number, as in `kcuu1` and `kUP5`, or null.
///
/// `keyname` has names of its own for the standard keys.
const char *cn_keyname(uint32_t key);

/// The number of buttons that ncurses tells apart; 4 and 5 are the wheel.
enum { CN_BUTTONS = 5 };

/// What a report says of a button.
typedef struct {
    /// Whether it went down.
    bool presses;
    /// Whether it came up.
    bool releases;
    /// How often it went down and up, where ncurses has made one report of several.
    int clicks;
} cn_button;

/// A report of the mouse.
typedef struct {
    int column;
    int row;
    cn_button buttons[CN_BUTTONS];
    bool has_shift;
    bool has_control;
    bool has_alt;
} cn_mouse;

/// A button of a report.
///
/// Swift has an array in a structure as a tuple, which has no index.
cn_button cn_mouse_button(const cn_mouse *mouse, int index);

/// Takes the report that `cn_get_wch` told of.
bool cn_getmouse(cn_mouse *mouse);

#endif
