/// A sequence that is too long to mean anything, and is discarded up to its end.
nonisolated enum Overlong {
    case control, string

    /// A short sequence without a meaning and the end of the long one with what follows, or nil before
    /// the end has come.
    func end(in bytes: ArraySlice<UInt8>) -> [UInt8]? {
        bytes.firstIndex { !isInside($0) }.map { introducer + bytes[$0...] }
    }

    private var introducer: [UInt8] {
        switch self {
        case .control: Array("\u{1B}[>".utf8)
        case .string: Array("\u{1B}]0".utf8)
        }
    }

    private func isInside(_ byte: UInt8) -> Bool {
        switch self {
        case .control: (0x20...0x3F).contains(byte)
        case .string: byte != 0x07 && byte != 0x1B
        }
    }
}
