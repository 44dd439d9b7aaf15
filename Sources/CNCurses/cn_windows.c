// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1

#include "cn_windows.h"
#include "cn_environment.h"

#include <curses.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wchar.h>

static SCREEN *screen;
// Input is read from this pad, because reading from a window would refresh it.
static WINDOW *input_pad;
static FILE *output_file;
static FILE *input_file;
static int input_end = -1;
static off_t taken;

// MARK: The descriptors

static FILE *open_memory(void) {
#ifdef __linux__
    int descriptor = memfd_create("ncurses output", MFD_CLOEXEC);
    if (descriptor >= 0) { return fdopen(descriptor, "w+"); }
#endif
    return tmpfile();
}

static bool open_files(void) {
    int ends[2];
    output_file = open_memory();
    if (output_file == NULL || pipe(ends) != 0) { return false; }
    for (int i = 0; i < 2; i++) {
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
        fcntl(ends[i], F_SETFL, O_NONBLOCK);
    }
    input_end = ends[1];
    input_file = fdopen(ends[0], "r");
    if (input_file == NULL) { close(ends[0]); }
    return input_file != NULL;
}

static void close_files(void) {
    if (output_file != NULL) { fclose(output_file); }
    if (input_file != NULL) { fclose(input_file); }
    if (input_end >= 0) { close(input_end); }
    output_file = NULL;
    input_file = NULL;
    input_end = -1;
    taken = 0;
}

size_t cn_take_output(void *bytes, size_t count) {
    if (output_file == NULL) { return 0; }
    int descriptor = fileno(output_file);
    ssize_t result = pread(descriptor, bytes, count, taken);
    if (result > 0) {
        taken += result;
        return (size_t)result;
    }
    taken = 0;
    if (ftruncate(descriptor, 0) == 0) { lseek(descriptor, 0, SEEK_SET); }
    return 0;
}

size_t cn_feed(const void *bytes, size_t count) {
    if (input_end < 0 || count == 0) { return 0; }
    ssize_t result = write(input_end, bytes, count);
    return result > 0 ? (size_t)result : 0;
}

// MARK: The screen

static void do_nothing(int number) {
    (void)number;
}

static const int caught[] = {SIGINT, SIGTERM, SIGTSTP, SIGWINCH};
enum { CN_CAUGHT = sizeof caught / sizeof *caught };

// ncurses installs no handler for a signal that already has one when the first screen is created.
static SCREEN *newterm_without_handlers(const char *name) {
    struct sigaction before[CN_CAUGHT], nothing = {0};
    nothing.sa_handler = do_nothing;
    nothing.sa_flags = SA_RESTART;
    for (int i = 0; i < CN_CAUGHT; i++) { sigaction(caught[i], &nothing, &before[i]); }
    char *home = cn_hide_databases();
    SCREEN *result = newterm((char *)name, output_file, input_file);
    cn_show_home(home);
    for (int i = 0; i < CN_CAUGHT; i++) { sigaction(caught[i], &before[i], NULL); }
    return result;
}

static void set_up(int columns, int rows, bool wants_mouse) {
    raw();
    noecho();
    nonl();
    if (has_colors()) {
        start_color();
        use_default_colors();
    }
    // The caller passes only whole sequences, so ncurses need not wait for the rest of a sequence.
    set_escdelay(0);
    scrollok(stdscr, FALSE);
    leaveok(stdscr, FALSE);
    input_pad = newpad(1, 1);
    keypad(input_pad, TRUE);
    nodelay(input_pad, TRUE);
    mouseinterval(0);
    if (wants_mouse) { mousemask(ALL_MOUSE_EVENTS | REPORT_MOUSE_POSITION, NULL); }
    cn_resize_term(columns, rows);
}

cn_screen_result cn_newterm(const char *name, int columns, int rows, bool wants_mouse) {
    if (screen != NULL) { return CN_SCREEN_IN_USE; }
    cn_setlocale();
    if (!open_files()) {
        close_files();
        return CN_SCREEN_REFUSED;
    }
    screen = newterm_without_handlers(name);
    if (screen == NULL) {
        close_files();
        return CN_SCREEN_REFUSED;
    }
    set_up(columns, rows, wants_mouse);
    return CN_SCREEN_READY;
}

void cn_delscreen(void) {
    if (screen == NULL) { return; }
    if (!isendwin()) { endwin(); }
    delwin(input_pad);
    input_pad = NULL;
    delscreen(screen);
    screen = NULL;
    close_files();
}

void cn_mousemask(bool wants_mouse) {
    if (screen == NULL) { return; }
    mousemask(wants_mouse ? ALL_MOUSE_EVENTS | REPORT_MOUSE_POSITION : 0, NULL);
}

void cn_enterwin(void) {
    if (screen == NULL) { return; }
    cn_doupdate(true, -1, 0);
    keypad(input_pad, TRUE);
}

void cn_endwin(void) {
    if (screen != NULL) { endwin(); }
}

void cn_resize_term(int columns, int rows) {
    if (screen != NULL) { resize_term(rows, columns); }
}

// MARK: Painting

int cn_colors(void) {
    return screen != NULL && has_colors() ? COLORS : 0;
}

int cn_color_pairs(void) {
    return screen != NULL && has_colors() ? COLOR_PAIRS : 0;
}

void cn_init_pair(int pair, int foreground, int background) {
    init_pair((short)pair, (short)foreground, (short)background);
}

int cn_wcwidth(uint32_t scalar) {
    return wcwidth((wchar_t)scalar);
}

static attr_t attributes_of(int attributes) {
    attr_t result = A_NORMAL;
    if (attributes & CN_BOLD) { result |= A_BOLD; }
    if (attributes & CN_DIM) { result |= A_DIM; }
    if (attributes & CN_UNDERLINE) { result |= A_UNDERLINE; }
    if (attributes & CN_BLINK) { result |= A_BLINK; }
    if (attributes & CN_REVERSE) { result |= A_REVERSE; }
#ifdef A_ITALIC
    if (attributes & CN_ITALIC) { result |= A_ITALIC; }
#endif
    return result;
}

void cn_add_wch(
    int column, int row, const uint32_t *scalars, int count, int attributes, int pair) {
    wchar_t text[CN_SCALARS + 1] = {0};
    for (int i = 0; i < count && i < CN_SCALARS; i++) { text[i] = (wchar_t)scalars[i]; }
    cchar_t cell;
    if (setcchar(&cell, text, attributes_of(attributes), (short)pair, NULL) != OK) { return; }
    // For the last cell, this call returns an error although it has set the cell.
    mvwadd_wch(stdscr, row, column, &cell);
}

void cn_doupdate(bool everything, int cursor_column, int cursor_row) {
    if (screen == NULL) { return; }
    if (everything) { clearok(curscr, TRUE); }
    curs_set(cursor_column < 0 ? 0 : 1);
    if (cursor_column >= 0) { wmove(stdscr, cursor_row, cursor_column); }
    wnoutrefresh(stdscr);
    doupdate();
}

void cn_beep(void) {
    if (screen != NULL) { beep(); }
}

// MARK: Input

cn_input cn_get_wch(uint32_t *value) {
    wint_t found = 0;
    int result = screen == NULL ? ERR : wget_wch(input_pad, &found);
    *value = (uint32_t)found;
    if (result == OK) { return CN_CHARACTER; }
    if (result != KEY_CODE_YES) { return CN_NOTHING; }
    return found == KEY_MOUSE ? CN_MOUSE : CN_KEY;
}

static const struct {
    int key;
    const char *name;
} keys[] = {
    {KEY_DOWN, "kcud1"},    {KEY_UP, "kcuu1"},      {KEY_LEFT, "kcub1"},    {KEY_RIGHT, "kcuf1"},
    {KEY_HOME, "khome"},    {KEY_BACKSPACE, "kbs"}, {KEY_DL, "kdl1"},       {KEY_IL, "kil1"},
    {KEY_DC, "kdch1"},      {KEY_IC, "kich1"},      {KEY_EIC, "krmir"},     {KEY_CLEAR, "kclr"},
    {KEY_EOS, "ked"},       {KEY_EOL, "kel"},       {KEY_SF, "kind"},       {KEY_SR, "kri"},
    {KEY_NPAGE, "knp"},     {KEY_PPAGE, "kpp"},     {KEY_STAB, "khts"},     {KEY_CTAB, "kctab"},
    {KEY_CATAB, "ktbc"},    {KEY_ENTER, "kent"},    {KEY_PRINT, "kprt"},    {KEY_LL, "kll"},
    {KEY_A1, "ka1"},        {KEY_A3, "ka3"},        {KEY_B2, "kb2"},        {KEY_C1, "kc1"},
    {KEY_C3, "kc3"},        {KEY_BTAB, "kcbt"},     {KEY_BEG, "kbeg"},      {KEY_CANCEL, "kcan"},
    {KEY_CLOSE, "kclo"},    {KEY_COMMAND, "kcmd"},  {KEY_COPY, "kcpy"},     {KEY_CREATE, "kcrt"},
    {KEY_END, "kend"},      {KEY_EXIT, "kext"},     {KEY_FIND, "kfnd"},     {KEY_HELP, "khlp"},
    {KEY_MARK, "kmrk"},     {KEY_MESSAGE, "kmsg"},  {KEY_MOVE, "kmov"},     {KEY_NEXT, "knxt"},
    {KEY_OPEN, "kopn"},     {KEY_OPTIONS, "kopt"},  {KEY_PREVIOUS, "kprv"}, {KEY_REDO, "krdo"},
    {KEY_REFERENCE, "kref"}, {KEY_REFRESH, "krfr"}, {KEY_REPLACE, "krpl"},  {KEY_RESTART, "krst"},
    {KEY_RESUME, "kres"},   {KEY_SAVE, "ksav"},     {KEY_SBEG, "kBEG"},     {KEY_SDC, "kDC"},
    {KEY_SELECT, "kslt"},   {KEY_SEND, "kEND"},     {KEY_SFIND, "kFND"},    {KEY_SHELP, "kHLP"},
    {KEY_SHOME, "kHOM"},    {KEY_SIC, "kIC"},       {KEY_SLEFT, "kLFT"},    {KEY_SNEXT, "kNXT"},
    {KEY_SPREVIOUS, "kPRV"}, {KEY_SPRINT, "kPRT"},  {KEY_SREDO, "kRDO"},    {KEY_SRIGHT, "kRIT"},
    {KEY_SUNDO, "kUND"},    {KEY_UNDO, "kund"},
};

const char *cn_keyname(uint32_t key) {
    static char function[8];
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        if (keys[i].key == (int)key) { return keys[i].name; }
    }
    if (key >= (uint32_t)KEY_F(0) && key <= (uint32_t)KEY_F(63)) {
        snprintf(function, sizeof function, "kf%d", (int)key - KEY_F(0));
        return function;
    }
    return key > KEY_MAX ? keyname((int)key) : NULL;
}

// The masks of the buttons differ only by a shift. Version 1 of the mouse interface, which macOS has, has no button 5.
static const struct {
    mmask_t press, release, click, twice, thrice;
} masks[CN_BUTTONS] = {
#define CN_BUTTON(n)                                                                             \
    {BUTTON##n##_PRESSED, BUTTON##n##_RELEASED, BUTTON##n##_CLICKED, BUTTON##n##_DOUBLE_CLICKED, \
     BUTTON##n##_TRIPLE_CLICKED}
    CN_BUTTON(1), CN_BUTTON(2), CN_BUTTON(3), CN_BUTTON(4),
#if NCURSES_MOUSE_VERSION > 1
    CN_BUTTON(5),
#endif
#undef CN_BUTTON
};

bool cn_getmouse(cn_mouse *mouse) {
    MEVENT event;
    memset(mouse, 0, sizeof *mouse);
    if (screen == NULL || getmouse(&event) != OK) { return false; }
    mouse->column = event.x;
    mouse->row = event.y;
    for (int i = 0; i < CN_BUTTONS; i++) {
        cn_button *button = &mouse->buttons[i];
        button->presses = (event.bstate & masks[i].press) != 0;
        button->releases = (event.bstate & masks[i].release) != 0;
        if (event.bstate & masks[i].click) { button->clicks = 1; }
        if (event.bstate & masks[i].twice) { button->clicks = 2; }
        if (event.bstate & masks[i].thrice) { button->clicks = 3; }
    }
    mouse->has_shift = (event.bstate & BUTTON_SHIFT) != 0;
    mouse->has_control = (event.bstate & BUTTON_CTRL) != 0;
    mouse->has_alt = (event.bstate & BUTTON_ALT) != 0;
    return true;
}

cn_button cn_mouse_button(const cn_mouse *mouse, int index) {
    return mouse->buttons[index];
}
