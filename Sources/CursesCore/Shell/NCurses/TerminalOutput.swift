import CSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The way to the terminal, which may be stopped: by Ctrl-S, or by a connection that hangs.
///
/// A program that waits for its terminal would never hear that it is to end. What it writes then goes
/// nowhere, so that it ends in order, and the terminal is put back without waiting.
nonisolated enum TerminalOutput {
    /// What a signal handler needs, at a place that never moves.
    private struct State {
        var isSending = false
        var descriptor = STDOUT_FILENO
    }

    nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
        state.initialize(to: State())
        return state
    }()

    /// Whether what is written goes nowhere.
    static var isDiverted: Bool { state.pointee.descriptor != STDOUT_FILENO }

    /// Does something that may wait for the terminal.
    static func sending(_ body: () -> Void) {
        state.pointee.isSending = true
        body()
        state.pointee.isSending = false
    }

    /// Lets what waits for the terminal go on without it; a signal handler may call this.
    static func divert() {
        guard state.pointee.isSending, !isDiverted else { return }
        let terminal = dup(STDOUT_FILENO)
        guard terminal >= 0 else { return }
        guard cs_lead_nowhere(STDOUT_FILENO) else {
            close(terminal)
            return
        }
        state.pointee.descriptor = terminal
    }

    /// Leads what is written to the terminal again.
    static func lead() {
        guard isDiverted else { return }
        dup2(state.pointee.descriptor, STDOUT_FILENO)
        close(state.pointee.descriptor)
        state.pointee.descriptor = STDOUT_FILENO
    }

    /// Writes at once, in place of what the terminal has not taken yet if there is no room for both; a
    /// signal handler may call this.
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
