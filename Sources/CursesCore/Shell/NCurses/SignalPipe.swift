import CSystem
import Dispatch
import Essentials

/// Passes signals to the main actor through a pipe, so that none is lost.
///
/// A process that does not respond can still be ended: a second interrupt, quit or termination,
/// while the first one is pending, restores the terminal and takes the default action. Output that
/// still blocks 250 ms after the first one is discarded.
nonisolated enum SignalPipe {
    private static let patience: Int32 = 250
    private static let signals = [SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT]

    /// The write end of the pipe and the pending state, at a stable address.
    private struct State {
        var writeEnd: Int32 = -1
        var isEndAwaited = false
    }

    nonisolated(unsafe) private static let state = allocated(State())

    /// Opens the pipe, installs the signal handlers and returns the read end, or `nil` on failure.
    static func open() -> Int32? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        state.pointee = State(writeEnd: ends[1])
        for number in signals {
            TerminalGuard.handle(number) { number, _, _ in SignalPipe.take(number) }
            if TerminalGuard.wasIgnored(number) { TerminalGuard.handBack(number) }
        }
        TerminalGuard.handle(SIGALRM) { _, _, _ in SignalPipe.ring() }
        if !TerminalGuard.wasUnhandled(SIGALRM) { TerminalGuard.handBack(SIGALRM) }
        return ends[0]
    }

    /// Installs the handler again for a signal that ncurses has taken.
    static func takeOver(_ number: Int32) {
        guard !TerminalGuard.wasIgnored(number) else { return }
        var theirs = sigaction()
        cs_handle_signal(number, { number, _, _ in SignalPipe.take(number) }, &theirs)
    }

    /// Restores the previous actions of the signals.
    static func handBack() {
        cs_set_alarm_interval(0)
        TerminalGuard.handBack(SIGALRM)
        signals.forEach(TerminalGuard.handBack)
    }

    /// Closes the pipe; call it when no handler writes any more.
    static func shut(_ readEnd: Int32) {
        let writeEnd = state.pointee.writeEnd
        state.pointee.writeEnd = -1
        close(writeEnd)
        close(readEnd)
    }

    /// Returns the received signals, those that end the process first.
    static func read(_ readEnd: Int32) -> [Int32] {
        var signals: Set<Int32> = []
        var bytes = [UInt8](repeating: 0, count: 64)
        while true {
            let count = systemRead(readEnd, &bytes, bytes.count)
            guard count > 0 else { break }
            signals.formUnion(bytes.prefix(count).map(Int32.init))
        }
        return signals.sorted { !isControl($0) && isControl($1) }
    }

    private static func isControl(_ number: Int32) -> Bool {
        [SIGWINCH, SIGTSTP, SIGCONT].contains(number)
    }

    private static func take(_ number: Int32) {
        let failure = errno
        var byte = UInt8(truncatingIfNeeded: number)
        if number == SIGINT || number == SIGQUIT || number == SIGTERM || number == SIGHUP {
            if state.pointee.isEndAwaited, number != SIGHUP { TerminalGuard.end(by: number) }
            state.pointee.isEndAwaited = true
            cs_set_alarm_interval(patience)
        }
        _ = write(state.pointee.writeEnd, &byte, 1)
        errno = failure
    }

    private static func ring() {
        let failure = errno
        if state.pointee.isEndAwaited {
            TerminalOutput.divert()
        } else {
            TerminalGuard.end(by: SIGALRM)
        }
        errno = failure
    }
}

/// Receives the signals written to the pipe.
final class SignalListener {
    private let pipe: Int32
    private var source: (any DispatchSourceRead)?

    /// Takes the read end of the pipe, which is read only after `start`.
    init(_ pipe: Int32) {
        self.pipe = pipe
    }

    /// Passes each signal to a closure, including earlier ones.
    func start(_ receive: @escaping @MainActor (Int32) -> Void) {
        source = makeReadSource(pipe) { [pipe] in
            for signal in SignalPipe.read(pipe) { receive(signal) }
        }
        source?.setCancelHandler { [pipe] in SignalPipe.shut(pipe) }
    }

    /// Stops receiving and closes the pipe.
    func stop() {
        if let source {
            source.cancel()
        } else {
            SignalPipe.shut(pipe)
        }
    }
}
