extension Session {
    /// Waits until the screen shows the text.
    func expect(_ text: String, within seconds: Double = patience) throws {
        try wait("the screen shows \"\(text)\"", within: seconds) { screen.contains(text) }
    }

    /// Waits for the dashboard of a person, who is alone or one of several.
    func expectBoard(of name: String) throws {
        try wait("the dashboard of \(name)") {
            let title = screen.lines.first ?? ""
            return title.hasPrefix(" \(name) ") || title.hasPrefix(" People › \(name) ")
        }
    }

    /// Waits until the screen shows the text no more.
    func expectGone(_ text: String, within seconds: Double = patience) throws {
        try wait("\"\(text)\" leaves the screen", within: seconds) { !screen.contains(text) }
    }

    /// Waits until the program has read its input, drawn and gone to sleep, or has ended.
    ///
    /// Where the kernel does not tell, the output has to be quiet for a while instead.
    func settle() throws {
        var before: ProcessState?
        var quiet = 0
        try wait("the program goes to sleep") {
            if process.hasEnded { return true }
            guard terminal.isDrained || process.isStopped, !read() else {
                before = nil
                quiet = 0
                return false
            }
            guard let state = ProcessState(of: process.id) else {
                quiet += 1
                return quiet > 60
            }
            let isSettled = state.isAsleep && state == before && !read()
            before = state
            return isSettled
        }
    }

    /// Waits until the program has ended and gives its ending; the screen shows what it left.
    @discardableResult
    func waitForEnd(within seconds: Double = patience) throws -> ChildProcess.Ending {
        try wait("the program ends", within: seconds) { process.hasEnded }
        while read(waiting: 1) {}
        guard let ending = process.ending else { throw SessionError("no ending", screen: screen) }
        return ending
    }

    /// Waits until the program is stopped, as by Ctrl-Z.
    func waitForStop(within seconds: Double = patience) throws {
        try wait("the program stops", within: seconds) { !process.hasEnded && process.isStopped }
        while read(waiting: 1) {}
    }

    /// The bytes that the program writes for what is done.
    func outputBytes(of action: () throws -> Void) throws -> [UInt8] {
        let before = outputCount
        try action()
        try settle()
        return Array(output[before...])
    }
}
