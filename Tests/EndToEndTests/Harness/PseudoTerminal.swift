import Synchronization

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A pair of a terminal's two ends: ours, and the one that a program runs on.
final class PseudoTerminal {
    /// No child of another test may inherit an end of this terminal.
    static let descriptorLock = Mutex(())

    let ours: Int32
    let theirs: Int32
    let path: String
    private var isOpen = true

    init(columns: Int, rows: Int) throws {
        var ours: Int32 = -1
        var theirs: Int32 = -1
        var name = [CChar](repeating: 0, count: 128)
        var size = winsize()
        size.ws_col = UInt16(columns)
        size.ws_row = UInt16(rows)
        let result = Self.descriptorLock.withLock { _ in
            let result = openpty(&ours, &theirs, &name, nil, &size)
            _ = fcntl(ours, F_SETFD, FD_CLOEXEC)
            _ = fcntl(theirs, F_SETFD, FD_CLOEXEC)
            return result
        }
        guard result == 0 else { throw SessionError("no pseudo-terminal: \(errno)") }
        _ = fcntl(ours, F_SETFL, O_NONBLOCK)
        self.ours = ours
        self.theirs = theirs
        path = name.withUnsafeBufferPointer { name in
            String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }

    deinit {
        close()
    }

    /// Closes our end, as when the terminal's window is closed.
    func close() {
        guard isOpen else { return }
        isOpen = false
        closeDescriptor(theirs)
        closeDescriptor(ours)
    }

    /// The terminal's modes; two are equal when `stty -a` says the same.
    var modes: TerminalModes {
        var modes = termios()
        tcgetattr(theirs, &modes)
        return TerminalModes(modes)
    }

    /// The first of the processes that the keys go to.
    func foregroundProcess() throws -> pid_t {
        let id = tcgetpgrp(ours)
        // A signal to -1 or 0 would go to everything there is, or to these tests.
        guard id > 1 else { throw SessionError("nothing is in the foreground: \(id)") }
        return id
    }

    func resize(columns: Int, rows: Int) {
        var size = winsize()
        size.ws_col = UInt16(columns)
        size.ws_row = UInt16(rows)
        _ = ioctl(ours, UInt(TIOCSWINSZ), &size)
    }

    /// Whether the program has read everything that was sent.
    var isDrained: Bool {
        var descriptor = pollfd(fd: theirs, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) == 0
    }

    /// What the program wrote, or nothing after some milliseconds.
    func read(waiting milliseconds: Int32) -> [UInt8] {
        var descriptor = pollfd(fd: ours, events: Int16(POLLIN), revents: 0)
        guard isOpen, poll(&descriptor, 1, milliseconds) > 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = readDescriptor(ours, &bytes, bytes.count)
        return Array(bytes.prefix(max(0, count)))
    }

    /// Sends bytes as if they had been typed and tells how many of them found room.
    func write(_ bytes: ArraySlice<UInt8>) -> Int {
        max(0, bytes.withUnsafeBytes { writeDescriptor(ours, $0.baseAddress, $0.count) })
    }
}

private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

private func readDescriptor(
    _ descriptor: Int32,
    _ bytes: UnsafeMutableRawPointer,
    _ count: Int
) -> Int {
    read(descriptor, bytes, count)
}

private func writeDescriptor(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
