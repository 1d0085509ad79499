nonisolated extension KeyPress {
    /// Makes the key of a control character; `nil` for other bytes and Escape.
    ///
    /// A line feed is Enter too, as sent by scripts and some keypads.
    init?(control byte: UInt8) {
        switch byte {
        case 0x00: self.init(.space, modifiers: .control)
        case 0x08, 0x7F: self.init(.delete)
        case 0x09: self.init(.tab)
        case 0x0A, 0x0D: self.init(.return)
        case 0x1B: return nil
        case 0x01...0x1A:
            self.init(KeyEquivalent(Character(Unicode.Scalar(byte + 0x60))), modifiers: .control)
        case 0x1C...0x1F:
            self.init(KeyEquivalent(Character(Unicode.Scalar(byte + 0x40))), modifiers: .control)
        default: return nil
        }
    }
}

nonisolated extension EventModifiers {
    /// Makes modifiers from xterm's number after a key: one more than the sum of the held keys.
    init(xterm number: Int) {
        let held = number > 0 ? number - 1 : 0
        self = []
        if held & 1 != 0 { insert(.shift) }
        if held & 2 != 0 || held & 8 != 0 { insert(.option) }
        if held & 4 != 0 { insert(.control) }
    }
}
