import CSystem
import Essentials

/// Restores the terminal when the process ends unexpectedly.
///
/// A trap, a fault or an abort would leave the terminal in raw mode on the alternate screen. The
/// handler is async-signal-safe: it writes prepared bytes, sets the saved modes, and passes the
/// signal to the previous action, so that Swift's crash report follows on a clean screen.
nonisolated enum TerminalGuard {
    private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
    private static let signals = 65

    /// Signals that end the process by default, besides the faults and those of `SignalPipe`.
    private static let endings: [Int32] = {
        let common = [SIGPIPE, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS]
        #if os(Linux)
            return common + [SIGIO, SIGPWR, SIGSTKFLT] + Array(34...64)
        #else
            return common
        #endif
    }()

    /// State of the signal handler, at a stable address.
    private struct State {
        var isTaken = false
        var isArmed = false
        var modes = termios()
        var reset = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
        let actions = UnsafeMutableBufferPointer<sigaction>.allocate(capacity: signals)
    }

    nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
        let state = allocated(State())
        state.pointee.actions.initialize(repeating: sigaction())
        return state
    }()

    /// Saves the terminal's modes and installs the handlers; later calls only set the reset bytes.
    static func arm(resetting reset: String) {
        guard !state.pointee.isArmed else { return setReset(reset) }
        tcgetattr(STDIN_FILENO, &state.pointee.modes)
        // Else a Ctrl-C before the terminal has read the reset makes the kernel drop it: 10 of 93
        // quits on a busy line left the alternate screen on, and 0 of 38 with this flag. It stays
        // set after the end: TCSADRAIN does not wait for the reader of a pseudo-terminal, so with
        // the flag restored, a Ctrl-C dropped 9,910 of 14,005 unread bytes, and with it none.
        state.pointee.modes.c_lflag |= tcflag_t(NOFLSH)
        setReset(reset)
        state.pointee.isArmed = true
        protectThread()
        for number in faults {
            handle(number) { number, information, _ in
                TerminalGuard.restore()
                TerminalGuard.handBack(number)
                if let information, cs_was_sent(information) { raise(number) }
            }
        }
        for number in endings {
            handle(number) { number, _, _ in TerminalGuard.end(by: number) }
            if !wasUnhandled(number) { handBack(number) }
        }
        atexit { TerminalGuard.restore() }
    }

    /// Restores the terminal and ends the process by a signal; async-signal-safe.
    static func end(by number: Int32) {
        restore()
        handBack(number)
        raise(number)
    }

    /// Sets an alternate signal stack, so that the handler can run after a stack overflow.
    ///
    /// Called wherever the main actor may have moved to another thread, as on Linux.
    static func protectThread() {
        var stack = stack_t()
        let size = 65_536
        guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
        stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = numericCast(size)
        sigaltstack(&stack, nil)
    }

    /// Installs a handler until the guard is disarmed.
    static func handle(_ number: Int32, with handler: cs_signal_handler) {
        cs_handle_signal(
            number,
            handler,
            state.pointee.actions.baseAddress?.advanced(by: Int(number))
        )
    }

    /// Returns whether the signal was ignored when the program started.
    static func wasIgnored(_ number: Int32) -> Bool {
        cs_ignores_signal(&state.pointee.actions[Int(number)])
    }

    /// Returns whether the signal had its default action when the program started.
    static func wasUnhandled(_ number: Int32) -> Bool {
        cs_has_default_action(&state.pointee.actions[Int(number)])
    }

    /// Restores the previous action of a signal.
    static func handBack(_ number: Int32) {
        sigaction(number, &state.pointee.actions[Int(number)], nil)
    }

    /// Removes the handlers; the terminal must be restored before.
    static func disarm() {
        guard state.pointee.isArmed else { return }
        faults.forEach(handBack)
        endings.forEach(handBack)
        state.pointee.isArmed = false
        state.pointee.isTaken = false
    }

    /// Sets whether the terminal has to be restored.
    static func setTaken(_ isTaken: Bool) {
        state.pointee.isTaken = isTaken
    }

    /// Restores the terminal; async-signal-safe.
    static func restore() {
        guard state.pointee.isTaken else { return }
        state.pointee.isTaken = false
        TerminalOutput.sendAtOnce(state.pointee.reset)
        tcsetattr(STDIN_FILENO, TCSANOW, &state.pointee.modes)
        TerminalOutput.showPrints()
    }

    /// Restores the modes saved at the start.
    static func restoreModes() {
        tcsetattr(STDIN_FILENO, TCSADRAIN, &state.pointee.modes)
    }

    /// Stops the process group, as Ctrl-Z does, until it is continued.
    ///
    /// Without a shell that could continue it, the kernel drops this signal, unlike SIGSTOP, and
    /// this returns at once.
    static func stopProcess() {
        guard !wasIgnored(SIGTSTP) else { return }
        var stopping = sigaction()
        var goingOn = sigaction()
        cs_ignore_signal(SIGTSTP, &stopping)
        if tcgetpgrp(STDIN_FILENO) == getpgrp() { kill(0, SIGTSTP) }
        // Blocked in the first thread, the signal stays pending although ignored; this discards it.
        cs_ignore_signal(SIGTSTP, nil)
        cs_set_default_action(SIGTSTP, nil)
        cs_set_default_action(SIGCONT, &goingOn)
        cs_raise_now(SIGTSTP)
        sigaction(SIGCONT, &goingOn, nil)
        sigaction(SIGTSTP, &stopping, nil)
    }

    private static func setReset(_ reset: String) {
        let bytes = Array(reset.utf8)
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = buffer.initialize(from: bytes)
        let old = state.pointee.reset
        state.pointee.reset = buffer
        old.deallocate()
    }
}

/// Returns the address of a value that stays there until the process ends, for signal handlers.
nonisolated func allocated<Value>(_ value: Value) -> UnsafeMutablePointer<Value> {
    let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    pointer.initialize(to: value)
    return pointer
}
