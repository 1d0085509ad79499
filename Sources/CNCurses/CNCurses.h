#pragma once

#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1

#include <fcntl.h>
#include <langinfo.h>
#include <ncurses.h>
#include <signal.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/time.h>
#include <unistd.h>
#include <wchar.h>

// What Swift cannot import of ncurses and C: macros, mutable globals, variadic functions, and
// types that differ between the systems.

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

/// Starts ncurses on standard input and output; a null name means `TERM`.
static inline bool cn_start(const char *name) {
    return newterm((char *)name, stdout, stdin) != NULL;
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

/// Asks the terminal for its size; false where it does not know.
static inline bool cn_window_size(int descriptor, int *columns, int *rows) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) {
        return false;
    }
    *columns = size.ws_col;
    *rows = size.ws_row;
    return true;
}

/// How many bytes wait to be read, or -1 where that cannot be told.
static inline int cn_unread_bytes(int descriptor) {
    int count = 0;
    return ioctl(descriptor, FIONREAD, &count) == 0 ? count : -1;
}

/// The name of the character set in use.
static inline const char *cn_charset(void) { return nl_langinfo(CODESET); }

typedef void (*cn_signal_handler)(int, siginfo_t *, void *);

/// Handles a signal and keeps the earlier action.
static inline void cn_handle_signal(int number, cn_signal_handler handler, struct sigaction *old) {
    struct sigaction action = {0};
    action.sa_sigaction = handler;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, old);
}

/// Whether an action is to ignore the signal.
static inline bool cn_ignores_signal(const struct sigaction *action) {
    return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == SIG_IGN;
}

/// Whether an action is to do what the signal does where nobody handles it.
static inline bool cn_lets_signal(const struct sigaction *action) {
    return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == SIG_DFL;
}

/// Sends SIGALRM to this process again and again, or no more for a pause of 0.
static inline void cn_ring_every(int milliseconds) {
    struct timeval pause = {.tv_sec = milliseconds / 1000, .tv_usec = milliseconds % 1000 * 1000};
    struct itimerval timer = {.it_interval = pause, .it_value = pause};
    setitimer(ITIMER_REAL, &timer, NULL);
}

/// Lets what is written to a descriptor go nowhere.
static inline bool cn_lead_nowhere(int descriptor) {
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere < 0) return false;
    bool isLed = dup2(nowhere, descriptor) >= 0;
    close(nowhere);
    return isLed;
}

static inline struct sigaction cn_action(void (*handler)(int)) {
    struct sigaction action = {0};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    return action;
}

/// Ignores a signal and tells what was done about it before.
static inline void cn_ignore_signal(int number, struct sigaction *old) {
    struct sigaction action = cn_action(SIG_IGN);
    sigaction(number, &action, old);
}

/// Lets a signal do what it does where nobody handles it, and tells what was done about it before.
static inline void cn_let_signal(int number, struct sigaction *old) {
    struct sigaction action = cn_action(SIG_DFL);
    sigaction(number, &action, old);
}

/// Sends a signal to this thread, which is done with it on return whatever it blocks.
static inline void cn_raise_now(int number) {
    sigset_t wanted, blocked;
    sigemptyset(&wanted);
    sigaddset(&wanted, number);
    pthread_sigmask(SIG_UNBLOCK, &wanted, &blocked);
    raise(number);
    pthread_sigmask(SIG_SETMASK, &blocked, NULL);
}

/// Whether a process sent the signal, so that it does not come again by itself.
static inline bool cn_was_sent(const siginfo_t *information) {
#ifdef SI_TKILL
    if (information->si_code == SI_TKILL) return true;
#endif
    return information->si_code == SI_USER || information->si_code == SI_QUEUE;
}

/// The columns that the C library gives a character, or -1.
static inline int cn_width(unsigned int scalar) { return wcwidth((wchar_t)scalar); }

#ifdef __linux__
// Swift's runtime lets the jobs of its global pool be taken over.
extern __attribute__((swiftcall)) void (*swift_task_enqueueGlobal_hook)(void *job, void *original);
extern __attribute__((swiftcall)) void swift_task_enqueueMainExecutor(void *job);

static __attribute__((swiftcall)) void cn_enqueue_on_main(void *job, void *original) {
    (void)original;
    swift_task_enqueueMainExecutor(job);
}

/// Runs on the main queue what would start the global pool, whose watchman wakes the process every
/// second.
static inline void cn_start_no_pool(void) { swift_task_enqueueGlobal_hook = cn_enqueue_on_main; }
#else
static inline void cn_start_no_pool(void) {}
#endif

#ifdef __linux__
/// What the system's run loops use of Dispatch: a descriptor that can be read when the main queue has
/// something to do, and the call that does it.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);
#endif
