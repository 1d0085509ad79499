#pragma once

#include <stdbool.h>
#include <stddef.h>

#ifdef __linux__
// Symbols of the runtime that no public header declares. They are weak, so that the program also
// links with a runtime without them; it then uses the public interfaces of Swift and Dispatch.
// TerminalProbe uses those with --plain, and the tests expect the same from both.

// Interface of Dispatch for run loops, used by CoreFoundation: a descriptor that is readable while
// the main queue has work, and the call that runs it.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *message) __attribute__((weak));

/// Returns true if our run loop can run the main queue.
static inline bool cs_runs_main_queue(void) {
    return _dispatch_get_main_queue_handle_4CF && _dispatch_main_queue_callback_4CF;
}

/// Returns the descriptor that is readable while the main queue has work.
static inline int cs_main_queue(void) { return _dispatch_get_main_queue_handle_4CF(); }

/// Runs the work of the main queue.
static inline void cs_drain_main_queue(void) { _dispatch_main_queue_callback_4CF(NULL); }

// Swift's hook for the jobs of its global pool.
extern __attribute__((swiftcall, weak)) void (*swift_task_enqueueGlobal_hook)(
    void *job, void *original
);
extern __attribute__((swiftcall, weak)) void swift_task_enqueueMainExecutor(void *job);

static __attribute__((swiftcall)) void cs_enqueue_on_main(void *job, void *original) {
    (void)original;
    swift_task_enqueueMainExecutor(job);
}

/// Runs jobs of the global pool on the main queue, since the pool's monitor thread wakes the
/// process every second.
static inline bool cs_replace_global_pool(void) {
    if (!&swift_task_enqueueGlobal_hook || !swift_task_enqueueMainExecutor) return false;
    swift_task_enqueueGlobal_hook = cs_enqueue_on_main;
    return true;
}
#endif
