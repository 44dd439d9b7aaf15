// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#ifndef CN_WINDOWS_H
#define CN_WINDOWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The windows of ncurses, between two descriptors of ours: ncurses writes into a file in memory and
// reads from a pipe. So ncurses never waits for the terminal, never sets its modes and gets none of
// its signals.
//
// Much of curses.h is macros, global variables (`stdscr`, `acs_map`) and variadic functions, which Swift cannot use.
// `cchar_t`, `SCREEN` and `MEVENT` differ between versions. The process has one screen at a time, because ncurses 6.4
// crashes with two. Only one thread at a time may call these functions.

/// The result of starting ncurses.
typedef enum {
    CN_SCREEN_READY,
    /// The process already has a screen.
    CN_SCREEN_IN_USE,
    /// ncurses cannot use the terminal, or the system has no descriptors left.
    CN_SCREEN_REFUSED,
} cn_screen_result;

/// Starts ncurses for a terminal type and a size, with the mouse if requested.
///
/// `newterm` alone would install signal handlers.
cn_screen_result cn_newterm(const char *name, int columns, int rows, bool wants_mouse);

/// Ends ncurses and frees its memory. Does nothing without a screen.
void cn_delscreen(void);

/// Switches the mouse reports of ncurses on or off.
void cn_mousemask(bool wants_mouse);

/// Writes the bytes that enter the screen and clear it.
///
/// Without this call, ncurses would switch the keypad on only when its input is read, because it
/// sets no modes itself here.
void cn_enterwin(void);

/// Writes the bytes that leave the screen.
void cn_endwin(void);

/// Resizes the screen.
///
/// `resizeterm` would also add a key to the input.
void cn_resize_term(int columns, int rows);

/// Takes bytes that ncurses has written; returns their number, or 0 if there are none.
size_t cn_take_output(void *bytes, size_t count);

/// The number of colors that a program can use; 0 without colors.
int cn_colors(void);
/// The maximum number of color pairs; the first pair is the terminal's own colors.
int cn_color_pairs(void);
/// Sets a pair of colors; -1 is the terminal's own color.
void cn_init_pair(int pair, int foreground, int background);

/// Attributes of a cell, for `cn_add_wch`.
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

/// The columns that a scalar takes according to libc; -1 if libc does not know the scalar.
///
/// `wcwidth` is not visible through every platform's Swift module.
int cn_wcwidth(uint32_t scalar);

/// Sets a cell: a scalar that takes columns, and scalars without width.
///
/// It calls `setcchar` and `mvwadd_wch`. The number of a color pair must fit into a `short`.
void cn_add_wch(
    int column, int row, const uint32_t *scalars, int count, int attributes, int pair);

/// Writes the changes since the last call, or everything, and moves the cursor. A column below 0 hides the cursor.
void cn_doupdate(bool everything, int cursor_column, int cursor_row);

/// Writes the bytes that ring the bell.
void cn_beep(void);

/// Passes bytes of the terminal to the input of ncurses. Returns the number of bytes that were
/// taken.
size_t cn_feed(const void *bytes, size_t count);

/// The kind of input that `cn_get_wch` returned.
typedef enum {
    CN_NOTHING,
    /// A character, or a control character.
    CN_CHARACTER,
    /// A key that terminfo names, by ncurses' number.
    CN_KEY,
    /// A report of the mouse, which `cn_getmouse` returns.
    CN_MOUSE,
} cn_input;

/// Returns the next piece of input; never waits.
cn_input cn_get_wch(uint32_t *value);

/// The terminfo name of a key by ncurses' number, such as `kcuu1` or `kUP5`, or null.
///
/// `keyname` uses other names for the standard keys.
const char *cn_keyname(uint32_t key);

/// The number of buttons that ncurses distinguishes; 4 and 5 are the wheel.
enum { CN_BUTTONS = 5 };

/// The change of one button.
typedef struct {
    /// Whether the button was pressed.
    bool presses;
    /// Whether the button was released.
    bool releases;
    /// The number of clicks that ncurses merged into one report.
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
/// Swift imports an array in a structure as a tuple, which has no subscript.
cn_button cn_mouse_button(const cn_mouse *mouse, int index);

/// Takes the report that `cn_get_wch` announced.
bool cn_getmouse(cn_mouse *mouse);

#endif
