import CSystem
import Essentials

/// Output to the terminal, which may block: by Ctrl-S, or by a connection that hangs.
///
/// A blocked process would not receive the request to end. Its output is then diverted, so that it
/// ends in order, and the terminal is restored without waiting.
///
/// The screen has its own descriptor. Text that the program and its children write to the standard
/// ones meanwhile, as by `print`, is kept in a file and shown when the terminal is given back.
nonisolated enum TerminalOutput {
    /// State of the signal handler, at a stable address.
    private struct State {
        var isSending = false
        /// The descriptor that the screen is written to.
        var screen = STDOUT_FILENO
        /// The terminal while the screen is diverted, else -1.
        var terminal: Int32 = -1
        /// The file that keeps what is printed; -1 before the start.
        var printed: Int32 = -1
        var isKeeping = false
        var keepsErrors = false
        /// True if the printed text is shown at the end; false for a file that the user has named.
        var isShown = true
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 4_096)
    }

    nonisolated(unsafe) private static let state = allocated(State())

    /// The descriptor that the screen is written to.
    static var screen: Int32 { state.pointee.screen }

    /// True if output is discarded.
    static var isDiverted: Bool { state.pointee.terminal >= 0 }

    /// Gives the screen its own descriptor; standard output if there is no other.
    static func open() {
        guard state.pointee.screen == STDOUT_FILENO else { return }
        let screen = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        if screen >= 0 { state.pointee.screen = screen }
    }

    /// Keeps what is written to standard output, and to standard error if that is the terminal.
    ///
    /// A file named in `CURSESUI_OUTPUT` can be read meanwhile.
    static func keepPrints() {
        guard state.pointee.screen != STDOUT_FILENO, !state.pointee.isKeeping else { return }
        if state.pointee.printed < 0 {
            let log = environmentValue("CURSESUI_OUTPUT").map { cs_open_log($0) } ?? -1
            state.pointee.isShown = log < 0
            state.pointee.printed = log < 0 ? cs_open_temporary_file() : log
        }
        let printed = state.pointee.printed
        guard printed >= 0 else { return }
        cs_buffer_lines()
        fflush(nil)
        state.pointee.keepsErrors = isatty(STDERR_FILENO) == 1
        dup2(printed, STDOUT_FILENO)
        if state.pointee.keepsErrors { dup2(printed, STDERR_FILENO) }
        state.pointee.isKeeping = true
    }

    /// Leads standard output to the terminal again and shows what was printed, as far as the
    /// terminal reads it; async-signal-safe.
    static func showPrints() {
        guard state.pointee.isKeeping else { return }
        state.pointee.isKeeping = false
        let terminal = isDiverted ? state.pointee.terminal : state.pointee.screen
        dup2(terminal, STDOUT_FILENO)
        if state.pointee.keepsErrors { dup2(terminal, STDERR_FILENO) }
        guard state.pointee.isShown, !isDiverted else { return }
        let (file, buffer) = (state.pointee.printed, state.pointee.buffer)
        lseek(file, 0, SEEK_SET)
        while true {
            let count = systemRead(file, buffer.baseAddress, buffer.count)
            guard count > 0, send(buffer, count, discarding: false) else { break }
        }
        _ = ftruncate(file, 0)
        lseek(file, 0, SEEK_SET)
    }

    /// Runs a body that may block on the terminal.
    static func sending(_ body: () -> Void) {
        state.pointee.isSending = true
        body()
        state.pointee.isSending = false
    }

    /// Discards output that blocks; async-signal-safe.
    static func divert() {
        guard state.pointee.isSending, !isDiverted else { return }
        let terminal = dup(screen)
        guard terminal >= 0 else { return }
        guard cs_redirect_to_null(screen) else {
            close(terminal)
            return
        }
        state.pointee.terminal = terminal
    }

    /// Directs output to the terminal again.
    static func lead() {
        guard isDiverted else { return }
        dup2(state.pointee.terminal, screen)
        close(state.pointee.terminal)
        state.pointee.terminal = -1
    }

    /// Writes within 300 ms, and discards output that the terminal has not read if there is no
    /// space; async-signal-safe.
    static func sendAtOnce(_ bytes: UnsafeMutableBufferPointer<UInt8>) {
        _ = send(bytes, bytes.count, discarding: true)
    }

    /// Writes within 300 ms; returns whether the terminal has taken all. When `discarding`, drops
    /// what it has not read.
    private static func send(
        _ bytes: UnsafeMutableBufferPointer<UInt8>,
        _ length: Int,
        discarding: Bool
    ) -> Bool {
        let descriptor = isDiverted ? state.pointee.terminal : state.pointee.screen
        let flags = fcntl(descriptor, F_GETFL)
        _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
        var sent = 0
        var tries = 0
        while sent < length, tries < 3 {
            let count = write(descriptor, bytes.baseAddress?.advanced(by: sent), length - sent)
            if count > 0 {
                sent += count
            } else if errno == EAGAIN {
                tries += 1
                var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                if poll(&room, 1, 100) <= 0, discarding { tcflush(descriptor, TCOFLUSH) }
            } else if errno != EINTR {
                break
            }
        }
        _ = fcntl(descriptor, F_SETFL, flags)
        return sent == length
    }
}
