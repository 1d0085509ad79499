import CSystem
import Dispatch
import Essentials

/// The run loop of the main queue.
package enum MainQueue {
    /// Waits for work of the queue and runs it, forever.
    ///
    /// On Linux `dispatchMain` would end the main thread, which takes a static program longer than
    /// its first frame, and continue on another; used only if Dispatch offers no alternative.
    package static func run() -> Never {
        #if os(Linux)
            if cs_runs_main_queue() { runInLoop() }
        #endif
        dispatchMain()
    }

    /// Runs work without an actor on this queue too, if the runtime supports it.
    package static func takeOverPool() {
        #if os(Linux)
            _ = cs_replace_global_pool()
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
