// Formatting a number costs more than a lookup, and histories repeat few numbers. Direct-mapped
// cache of 1,024 entries; a collision replaces the entry.
nonisolated struct Memory {
    private var keys = [UInt64](repeating: 0, count: 1024)
    private var texts = [String?](repeating: nil, count: 1024)

    mutating func text(_ number: Double, _ write: (Double) -> String) -> String {
        text(number.bitPattern) { write(number) }
    }

    mutating func text(_ number: Int, _ write: (Int) -> String) -> String {
        text(UInt64(bitPattern: Int64(number))) { write(number) }
    }

    private mutating func text(_ key: UInt64, _ write: () -> String) -> String {
        let place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 54)
        if keys[place] == key, let text = texts[place] { return text }
        let text = write()
        (keys[place], texts[place]) = (key, text)
        return text
    }
}
