import CSystem

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Puts the terminal back when the process ends in a way that nobody foresaw.
///
/// A trap, a fault or an abort would leave the terminal in raw mode on the alternate screen. The handler
/// does only what a signal handler may: it writes bytes that were made before, sets the modes that
/// were read before, and hands the signal to the action that was there before, so that Swift's
/// own crash report follows on a clean screen.
nonisolated enum TerminalGuard {
    private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
    private static let signals = 65

    /// What ends a process that does nothing about it, beside the faults and what is asked for.
    private static let endings: [Int32] = {
        let common = [SIGPIPE, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS]
        #if os(Linux)
            return common + [SIGIO, SIGPWR, SIGSTKFLT] + Array(34...64)
        #else
            return common
        #endif
    }()

    /// What the signal handler needs, at an address that stays.
    private struct State {
        var isTaken = false
        var isArmed = false
        var modes = termios()
        var reset: UnsafeMutableBufferPointer<UInt8>
        var actions: UnsafeMutableBufferPointer<sigaction>
    }

    nonisolated(unsafe) private static let state: UnsafeMutablePointer<State> = {
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
        let actions = UnsafeMutableBufferPointer<sigaction>.allocate(capacity: signals)
        actions.initialize(repeating: sigaction())
        let reset = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)
        state.initialize(to: State(reset: reset, actions: actions))
        return state
    }()

    /// Remembers the terminal's modes and stands guard from now on.
    static func arm(resetting reset: String) {
        guard !state.pointee.isArmed else { return setReset(reset) }
        tcgetattr(STDIN_FILENO, &state.pointee.modes)
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

    /// Puts the terminal back and lets a signal end the process; a signal handler may call this.
    static func end(by number: Int32) {
        restore()
        handBack(number)
        raise(number)
    }

    /// Gives this thread an alternate signal stack, so that the handler can run after a stack overflow.
    ///
    /// The main actor changes its thread on Linux; this is called wherever it may have come to.
    static func protectThread() {
        var stack = stack_t()
        let size = 65_536
        guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
        stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        stack.ss_size = numericCast(size)
        sigaltstack(&stack, nil)
    }

    /// Handles one more signal until the guard goes.
    static func handle(_ number: Int32, with handler: cs_signal_handler) {
        cs_handle_signal(
            number,
            handler,
            state.pointee.actions.baseAddress?.advanced(by: Int(number))
        )
    }

    /// Whether the signal was ignored when the program started.
    static func wasIgnored(_ number: Int32) -> Bool {
        cs_ignores_signal(&state.pointee.actions[Int(number)])
    }

    /// Whether nobody did anything about the signal when the program started.
    static func wasUnhandled(_ number: Int32) -> Bool {
        cs_lets_signal(&state.pointee.actions[Int(number)])
    }

    /// Gives a signal the action back that it had before.
    static func handBack(_ number: Int32) {
        sigaction(number, &state.pointee.actions[Int(number)], nil)
    }

    /// Stands down: the terminal has been put back.
    static func disarm() {
        guard state.pointee.isArmed else { return }
        faults.forEach(handBack)
        endings.forEach(handBack)
        state.pointee.isArmed = false
        state.pointee.isTaken = false
    }

    /// Says whether there is anything to put back.
    static func setTaken(_ isTaken: Bool) {
        state.pointee.isTaken = isTaken
    }

    /// Puts the terminal back; a signal handler may call this.
    static func restore() {
        guard state.pointee.isTaken else { return }
        state.pointee.isTaken = false
        TerminalOutput.sendAtOnce(state.pointee.reset)
        tcsetattr(STDIN_FILENO, TCSANOW, &state.pointee.modes)
    }

    /// Sets the modes that were found at the start.
    static func restoreModes() {
        tcsetattr(STDIN_FILENO, TCSADRAIN, &state.pointee.modes)
    }

    /// Stops this process and those that were started with it, as Ctrl-Z does, until it goes on.
    ///
    /// Where no shell stands behind that could let it go on, the kernel drops this signal, unlike
    /// SIGSTOP, and this returns at once.
    static func stopProcess() {
        guard !wasIgnored(SIGTSTP) else { return }
        var stopping = sigaction()
        var goingOn = sigaction()
        cs_ignore_signal(SIGTSTP, &stopping)
        if tcgetpgrp(STDIN_FILENO) == getpgrp() { kill(0, SIGTSTP) }
        // Blocked in the first thread, the signal stays pending although ignored; this discards it.
        cs_ignore_signal(SIGTSTP, nil)
        cs_let_signal(SIGTSTP, nil)
        cs_let_signal(SIGCONT, &goingOn)
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
