#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What `stty -a` shows of a terminal.
struct TerminalModes: Equatable, CustomStringConvertible {
    private let flags: [UInt64]
    private let characters: [UInt8]
    let keepsOutput: Bool

    static func == (one: TerminalModes, other: TerminalModes) -> Bool {
        (one.flags, one.characters) == (other.flags, other.characters)
    }

    init(_ modes: termios) {
        // The program leaves NOFLSH set, so that Ctrl-C after the end drops nothing.
        let local = modes.c_lflag & ~tcflag_t(NOFLSH)
        flags = [modes.c_iflag, modes.c_oflag, modes.c_cflag, local].map { UInt64($0) }
        keepsOutput = modes.c_lflag & tcflag_t(NOFLSH) != 0
        characters = withUnsafeBytes(of: modes.c_cc) { Array($0) }
    }

    /// Whether a program reads every key by itself.
    var isRaw: Bool { flags[3] & UInt64(ICANON) == 0 }

    var description: String {
        flags.map { String($0, radix: 16) }.joined(separator: ":")
    }
}
