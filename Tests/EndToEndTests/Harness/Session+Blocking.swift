#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension Session {
    /// Lets the program draw until the terminal, which nobody reads, takes no more.
    func blockOutput() throws {
        let end = Self.now + Self.patience
        var before: ProcessState?
        var quiet = 0
        while quiet < 20 {
            if Self.now > end { throw SessionError("the output is never blocked", screen: screen) }
            poll(nil, 0, 5)
            let state = ProcessState(of: process.id)
            let sleeps = state?.isAsleep == true && state == before
            before = state
            quiet = sleeps && !terminal.isDrained ? quiet + 1 : 0
            // Ctrl-L sends the whole screen.
            if sleeps, terminal.isDrained { _ = terminal.write([0x0C, 0x0C][...]) }
        }
    }
}
