#pragma once

#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1

#include <ncurses.h>
#include <stdio.h>
#include <wchar.h>

// What Swift cannot import of ncurses: macros, mutable globals and arrays inside of structures.

static const attr_t CN_NORMAL = A_NORMAL;
static const attr_t CN_BOLD = A_BOLD;
static const attr_t CN_DIM = A_DIM;
static const attr_t CN_UNDERLINE = A_UNDERLINE;
static const attr_t CN_REVERSE = A_REVERSE;
#ifdef A_ITALIC
static const attr_t CN_ITALIC = A_ITALIC;
#else
static const attr_t CN_ITALIC = A_NORMAL;
#endif

/// Starts ncurses on a descriptor and standard input; a null name means `TERM`.
static inline bool cn_start(const char *name, int output) {
    FILE *stream = fdopen(output, "w");
    return stream != NULL && newterm((char *)name, stream, stdin) != NULL;
}

/// The modes in which every byte is read as it was typed and no frame waits for input.
static inline void cn_set_modes(void) {
    raw();
    noecho();
    nonl();
    nodelay(stdscr, TRUE);
    typeahead(-1);
    leaveok(stdscr, FALSE);
    scrollok(stdscr, FALSE);
    // Until the screen has been left once, ncurses sends every movement of the cursor by itself;
    // afterwards a frame is one write.
    endwin();
    doupdate();
    keypad(stdscr, TRUE);
}

static inline int cn_columns(void) { return getmaxx(stdscr); }

static inline int cn_rows(void) { return getmaxy(stdscr); }

static inline int cn_colors(void) { return COLORS; }

static inline int cn_color_pairs(void) { return COLOR_PAIRS; }

/// Gives a pair its colours, whose numbers are mixtures of light where there are more than 256.
static inline bool cn_set_pair(short pair, int foreground, int background) {
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS >= 20170401
    return init_extended_pair(pair, foreground, background) == OK;
#else
    return init_pair(pair, (short)foreground, (short)background) == OK;
#endif
}

/// Sends every cell with the next refresh, whatever the terminal is thought to show.
static inline void cn_redraw(void) { clearok(curscr, TRUE); }

/// Writes characters, each with the marks that follow it, in the attributes and the colour pair.
static inline void cn_write(
    int y, int x, const unsigned int *scalars, int count, attr_t attributes, short pair
) {
    enum { capacity = 256 };
    cchar_t cells[capacity];
    cchar_t blank;
    setcchar(&blank, L" ", attributes, pair, NULL);
    int length = 0, marks = 0, start = x;
    for (int index = 0; index < count; index++) {
        wchar_t character = (wchar_t)scalars[index];
        int width = character < 0x7F ? 1 : wcwidth(character);
        if (width > 0) {
            if (length == capacity) {
                mvadd_wchnstr(y, start, cells, length);
                length = 0;
                start = x;
            }
            cells[length] = blank;
            cells[length++].chars[0] = character;
            x += width;
            marks = 0;
        } else if (length > 0 && marks + 1 < CCHARW_MAX) {
            cells[length - 1].chars[++marks] = character;
        }
    }
    mvadd_wchnstr(y, start, cells, length);
}

/// What the terminal's description says of a capability, or null.
static inline const char *cn_capability(const char *name) {
    const char *value = tigetstr((char *)name);
    return value == (const char *)-1 ? NULL : value;
}

/// The columns that the C library gives a character, or -1.
static inline int cn_width(unsigned int scalar) { return wcwidth((wchar_t)scalar); }
