import CSystem
import Dispatch

#if canImport(Glibc)
    import Glibc
#endif

/// The queue of the main thread.
package enum MainQueue {
    /// Sleeps until the queue has something to do, and does it, for ever.
    ///
    /// On Linux `dispatchMain` would end the main thread instead, which takes a static program longer
    /// than its first frame, and go on in another; it is the way where Dispatch offers no other.
    package static func run() -> Never {
        #if os(Linux)
            if cs_runs_main_queue() { runInLoop() }
        #endif
        dispatchMain()
    }

    /// Lets what belongs to no actor run on this queue too, where the runtime offers it.
    package static func takeOverPool() {
        #if os(Linux)
            _ = cs_start_no_pool()
        #endif
    }

    #if os(Linux)
        private static func runInLoop() -> Never {
            var handle = pollfd(fd: cs_main_queue(), events: Int16(POLLIN), revents: 0)
            while true {
                guard poll(&handle, 1, -1) > 0 else { continue }
                var count: UInt64 = 0
                _ = read(handle.fd, &count, MemoryLayout.size(ofValue: count))
                cs_drain_main_queue()
            }
        }
    #endif
}
