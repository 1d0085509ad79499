extension UnsafeBufferPointer<UInt8> {
    // Trims blanks, also wide and typographic ones.
    var trimmed: Self {
        var (start, end) = (0, count)
        while start < end, let width = blankWidth(from: start), start + width <= end {
            start += width
        }
        while end > start {
            if self[end - 1] <= 0x20 {
                end -= 1
            } else if end - start >= 2, blankWidth(from: end - 2) == 2 {
                end -= 2
            } else if end - start >= 3, blankWidth(from: end - 3) == 3 {
                end -= 3
            } else {
                break
            }
        }
        return Self(rebasing: self[start..<end])
    }

    private func blankWidth(from index: Int) -> Int? {
        switch self[index] {
        case 0...0x20: 1
        case 0xC2 where index + 1 < count && self[index + 1] == 0xA0: 2
        case 0xE2 where index + 2 < count && self[index + 1] == 0x80 && self[index + 2] == 0xAF: 3
        case 0xE3 where index + 2 < count && self[index + 1] == 0x80 && self[index + 2] == 0x80: 3
        default: nil
        }
    }

    // Ignores the case of ASCII letters; `word` is in lower case.
    func isAnyCase(_ word: StaticString) -> Bool {
        guard count == word.utf8CodeUnitCount else { return false }
        for index in 0..<count {
            let byte = self[index]
            let isCapital = byte &- UInt8(ascii: "A") < 26
            guard (isCapital ? byte | 0x20 : byte) == word.utf8Start[index] else { return false }
        }
        return true
    }
}
