#pragma once

#include <stdbool.h>
#include <stddef.h>

#ifdef __linux__
// Entries of the runtime that no public header declares: nothing else of this kind is in the house.
// They are weak, so that a runtime without them links too, and what is asked for here is then false:
// Swift's and Dispatch's own ways are taken. TerminalProbe takes those with --plain, and the tests
// see the same of both.

// What run loops use of Dispatch: a descriptor that can be read when the main queue has something to
// do, and the call that does it. CoreFoundation's is made of them.
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *message) __attribute__((weak));

/// Whether a loop of ours can run the main queue.
static inline bool cs_runs_main_queue(void) {
    return _dispatch_get_main_queue_handle_4CF && _dispatch_main_queue_callback_4CF;
}

/// The descriptor that can be read when the main queue has something to do.
static inline int cs_main_queue(void) { return _dispatch_get_main_queue_handle_4CF(); }

/// Does what waits in the main queue.
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

/// Runs on the main queue what would start the global pool, whose monitor wakes the process every
/// second.
static inline bool cs_start_no_pool(void) {
    if (!&swift_task_enqueueGlobal_hook || !swift_task_enqueueMainExecutor) return false;
    swift_task_enqueueGlobal_hook = cs_enqueue_on_main;
    return true;
}
#endif
