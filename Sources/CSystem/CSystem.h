#pragma once

#include <fcntl.h>
#include <langinfo.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/ioctl.h>
#include <sys/time.h>
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "Runtime.h"

// What Swift cannot import of the system: variadic functions, macros, unions of handlers, and types
// that differ between the systems.

/// Asks the terminal for its size; false where it does not know.
static inline bool cs_window_size(int descriptor, int *columns, int *rows) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) {
        return false;
    }
    *columns = size.ws_col;
    *rows = size.ws_row;
    return true;
}

/// How many bytes wait to be read, or -1 where that cannot be told.
static inline int cs_unread_bytes(int descriptor) {
    int count = 0;
    return ioctl(descriptor, FIONREAD, &count) == 0 ? count : -1;
}

/// The name of the character set in use.
static inline const char *cs_charset(void) { return nl_langinfo(CODESET); }

typedef void (*cs_signal_handler)(int, siginfo_t *, void *);

/// Handles a signal and keeps the earlier action.
static inline void cs_handle_signal(int number, cs_signal_handler handler, struct sigaction *old) {
    struct sigaction action = {0};
    action.sa_sigaction = handler;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, old);
}

/// Whether an action is to ignore the signal.
static inline bool cs_ignores_signal(const struct sigaction *action) {
    return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == SIG_IGN;
}

/// Whether an action is to do what the signal does where nobody handles it.
static inline bool cs_lets_signal(const struct sigaction *action) {
    return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == SIG_DFL;
}

/// Sends SIGALRM to this process again and again, or no more for a pause of 0.
static inline void cs_ring_every(int milliseconds) {
    struct timeval pause = {.tv_sec = milliseconds / 1000, .tv_usec = milliseconds % 1000 * 1000};
    struct itimerval timer = {.it_interval = pause, .it_value = pause};
    setitimer(ITIMER_REAL, &timer, NULL);
}

/// Lets what is written to a descriptor go nowhere.
static inline bool cs_lead_nowhere(int descriptor) {
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere < 0) return false;
    bool isLed = dup2(nowhere, descriptor) >= 0;
    close(nowhere);
    return isLed;
}

static inline struct sigaction cs_action(void (*handler)(int)) {
    struct sigaction action = {0};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    return action;
}

/// Ignores a signal and tells what was done about it before.
static inline void cs_ignore_signal(int number, struct sigaction *old) {
    struct sigaction action = cs_action(SIG_IGN);
    sigaction(number, &action, old);
}

/// Lets a signal do what it does where nobody handles it, and tells what was done about it before.
static inline void cs_let_signal(int number, struct sigaction *old) {
    struct sigaction action = cs_action(SIG_DFL);
    sigaction(number, &action, old);
}

/// Sends a signal to this thread, which is done with it on return whatever it blocks.
static inline void cs_raise_now(int number) {
    sigset_t wanted, blocked;
    sigemptyset(&wanted);
    sigaddset(&wanted, number);
    pthread_sigmask(SIG_UNBLOCK, &wanted, &blocked);
    raise(number);
    pthread_sigmask(SIG_SETMASK, &blocked, NULL);
}

/// Whether a process sent the signal, so that it does not come again by itself.
static inline bool cs_was_sent(const siginfo_t *information) {
#ifdef SI_TKILL
    if (information->si_code == SI_TKILL) return true;
#endif
    return information->si_code == SI_USER || information->si_code == SI_QUEUE;
}

/// Fixes the size from which memory is mapped, and unmapped when it is freed; the C library would raise it.
static inline void cs_map_pieces_from(int bytes) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, bytes);
#else
    (void)bytes;
#endif
}
