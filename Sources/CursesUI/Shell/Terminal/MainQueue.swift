import CNCurses
import Dispatch

#if canImport(Glibc)
    import Glibc
#endif

/// The queue of the main thread.
package enum MainQueue {
    /// Sleeps until the queue has something to do, and does it, for ever.
    ///
    /// On Linux `dispatchMain` would end the main thread instead, which takes a static program longer
    /// than its first frame, and go on in another.
    package static func run() -> Never {
        #if os(Linux)
            var handle = pollfd(
                fd: _dispatch_get_main_queue_handle_4CF(),
                events: Int16(POLLIN),
                revents: 0
            )
            while true {
                guard poll(&handle, 1, -1) > 0 else { continue }
                var count: UInt64 = 0
                _ = read(handle.fd, &count, MemoryLayout.size(ofValue: count))
                _dispatch_main_queue_callback_4CF(nil)
            }
        #else
            dispatchMain()
        #endif
    }
}
