#pragma once

#include <fcntl.h>
#include <langinfo.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <sys/time.h>
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "Runtime.h"

// System interfaces that Swift cannot import: variadic functions, macros, unions of handlers, and
// types that differ between Linux and macOS.

/// Reads the size of the terminal; returns false if it is unknown.
static inline bool cs_window_size(int descriptor, int *columns, int *rows) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) {
        return false;
    }
    *columns = size.ws_col;
    *rows = size.ws_row;
    return true;
}

/// Returns the number of bytes that can be read at once, or -1 if unknown.
static inline int cs_unread_bytes(int descriptor) {
    int count = 0;
    return ioctl(descriptor, FIONREAD, &count) == 0 ? count : -1;
}

/// Returns the name of the locale's character set.
static inline const char *cs_charset(void) { return nl_langinfo(CODESET); }

typedef void (*cs_signal_handler)(int, siginfo_t *, void *);

/// Installs a signal handler and stores the previous action.
static inline void cs_handle_signal(int number, cs_signal_handler handler, struct sigaction *old) {
    struct sigaction action = {0};
    action.sa_sigaction = handler;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, old);
}

/// Returns true if the action ignores the signal.
static inline bool cs_ignores_signal(const struct sigaction *action) {
    return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == SIG_IGN;
}

/// Returns true if the action is the default one.
static inline bool cs_has_default_action(const struct sigaction *action) {
    return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == SIG_DFL;
}

/// Sends SIGALRM to this process at an interval; 0 stops it.
static inline void cs_set_alarm_interval(int milliseconds) {
    struct timeval pause = {.tv_sec = milliseconds / 1000, .tv_usec = milliseconds % 1000 * 1000};
    struct itimerval timer = {.it_interval = pause, .it_value = pause};
    setitimer(ITIMER_REAL, &timer, NULL);
}

/// Opens a file to append output to; returns -1 if that is not possible.
static inline int cs_open_log(const char *path) {
    return open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

/// Opens a temporary file without a name, else /dev/null; returns -1 if there is neither.
static inline int cs_open_temporary_file(void) {
    FILE *file = tmpfile();
    int descriptor = file != NULL ? fileno(file) : open("/dev/null", O_RDWR);
    if (descriptor >= 0) fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    return descriptor;
}

/// Writes standard output line by line, so that a crash loses none.
static inline void cs_buffer_lines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

/// Redirects a descriptor to /dev/null.
static inline bool cs_redirect_to_null(int descriptor) {
    int null = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (null < 0) return false;
    bool isRedirected = dup2(null, descriptor) >= 0;
    close(null);
    return isRedirected;
}

static inline struct sigaction cs_action(void (*handler)(int)) {
    struct sigaction action = {0};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    return action;
}

/// Ignores a signal and stores the previous action.
static inline void cs_ignore_signal(int number, struct sigaction *old) {
    struct sigaction action = cs_action(SIG_IGN);
    sigaction(number, &action, old);
}

/// Restores the default action of a signal and stores the previous one.
static inline void cs_set_default_action(int number, struct sigaction *old) {
    struct sigaction action = cs_action(SIG_DFL);
    sigaction(number, &action, old);
}

/// Sends a signal to this thread, unblocked; it is handled before the function returns.
static inline void cs_raise_now(int number) {
    sigset_t wanted, blocked;
    sigemptyset(&wanted);
    sigaddset(&wanted, number);
    pthread_sigmask(SIG_UNBLOCK, &wanted, &blocked);
    raise(number);
    pthread_sigmask(SIG_SETMASK, &blocked, NULL);
}

/// Returns true if a process sent the signal, so that it is not raised again by the same fault.
static inline bool cs_was_sent(const siginfo_t *information) {
#ifdef SI_TKILL
    if (information->si_code == SI_TKILL) return true;
#endif
    return information->si_code == SI_USER || information->si_code == SI_QUEUE;
}

/// Fixes malloc's mmap threshold, which glibc would raise with each freed block.
static inline void cs_set_mmap_threshold(int bytes) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, bytes);
#else
    (void)bytes;
#endif
}
