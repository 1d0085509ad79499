import CSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Output to the terminal, which may block: by Ctrl-S, or by a connection that hangs.
///
/// A blocked process would not receive the request to end. Its output is then diverted, so that it
/// ends in order, and the terminal is restored without waiting.
nonisolated enum TerminalOutput {
    /// State of the signal handler, at a stable address.
    private struct State {
        var isSending = false
        var descriptor = STDOUT_FILENO
    }

    nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
        state.initialize(to: State())
        return state
    }()

    /// True if output is discarded.
    static var isDiverted: Bool { state.pointee.descriptor != STDOUT_FILENO }

    /// Runs a body that may block on the terminal.
    static func sending(_ body: () -> Void) {
        state.pointee.isSending = true
        body()
        state.pointee.isSending = false
    }

    /// Discards output that blocks; async-signal-safe.
    static func divert() {
        guard state.pointee.isSending, !isDiverted else { return }
        let terminal = dup(STDOUT_FILENO)
        guard terminal >= 0 else { return }
        guard cs_redirect_to_null(STDOUT_FILENO) else {
            close(terminal)
            return
        }
        state.pointee.descriptor = terminal
    }

    /// Directs output to the terminal again.
    static func lead() {
        guard isDiverted else { return }
        dup2(state.pointee.descriptor, STDOUT_FILENO)
        close(state.pointee.descriptor)
        state.pointee.descriptor = STDOUT_FILENO
    }

    /// Writes within 300 ms, and discards output that the terminal has not read if there is no
    /// space; async-signal-safe.
    static func sendAtOnce(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
        let descriptor = state.pointee.descriptor
        let flags = fcntl(descriptor, F_GETFL)
        _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
        var sent = 0
        var tries = 0
        while sent < bytes.count, tries < 3 {
            let count = write(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
            if count > 0 {
                sent += count
            } else if errno == EAGAIN {
                tries += 1
                var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                if poll(&room, 1, 100) <= 0 { tcflush(descriptor, TCOFLUSH) }
            } else if errno != EINTR {
                break
            }
        }
        _ = fcntl(descriptor, F_SETFL, flags)
    }
}
