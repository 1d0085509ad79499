/// A sequence that is too long to have a meaning, and is discarded up to its end.
nonisolated enum Overlong {
    case control, string

    /// Returns a short sequence without a meaning, followed by the end of the long one and the
    /// rest; `nil` before the end.
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
