import Essentials

extension UnsafeBufferPointer<UInt8> {
    func has(_ character: Unicode.Scalar, at index: Int) -> Bool {
        self[index] == UInt8(ascii: character)
    }

    func digits(_ range: Range<Int>) -> Int? {
        var value = 0
        for index in range {
            let digit = self[index] &- UInt8(ascii: "0")
            guard digit < 10 else { return nil }
            value = value &* 10 &+ Int(digit)
        }
        return value
    }

    // Four digits and four more in one word (SWAR): one by one takes eight times as long. A byte is
    // a digit if writing its value gives the byte again.
    func hexDigits(at first: Int, _ second: Int) -> UInt64? {
        let text = UInt64(word(at: first)) << 32 | UInt64(word(at: second))
        let ones: UInt64 = 0x0101_0101_0101_0101
        let letters = text >> 6 & ones
        let values = (text & 0x0F0F_0F0F_0F0F_0F0F) &+ letters &* 9
        let written = values &+ ones &* 0x30 &+ letters &* 0x27
        let isAtLeast10 = (values &+ ones &* 6) >> 4 & ones
        guard values & 0xF0F0_F0F0_F0F0_F0F0 == 0, isAtLeast10 == letters,
            written == text | letters &* 0x20
        else { return nil }
        let pairs = (values | values >> 4) & 0x00FF_00FF_00FF_00FF
        let fours = (pairs | pairs >> 8) & 0x0000_FFFF_0000_FFFF
        return (fours | fours >> 16) & 0xFFFF_FFFF
    }

    private func word(at index: Int) -> UInt32 {
        UInt32(
            bigEndian: UnsafeRawBufferPointer(self).loadUnaligned(
                fromByteOffset: index,
                as: UInt32.self
            )
        )
    }

    func isEqual(_ range: Range<Int>, _ other: Range<Int>) -> Bool {
        range.count == other.count
            && baseAddress.map {
                memcmp($0 + range.lowerBound, $0 + other.lowerBound, range.count) == 0
            } ?? false
    }

    func has(_ byte: UInt8, in range: Range<Int>) -> Bool {
        baseAddress.map { memchr($0 + range.lowerBound, Int32(byte), range.count) != nil } ?? false
    }

    func isWord(_ range: Range<Int>, _ word: StaticString) -> Bool {
        range.count == word.utf8CodeUnitCount
            && baseAddress.map { memcmp($0 + range.lowerBound, word.utf8Start, range.count) == 0 }
                ?? false
    }
}

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

extension UnsafeMutableBufferPointer<UInt8> {
    // Writes a number below 100 as two digits.
    func put(_ number: Int, at index: Int) {
        self[index] = UInt8(ascii: "0") + UInt8(number / 10)
        self[index + 1] = UInt8(ascii: "0") + UInt8(number % 10)
    }
}

extension UnsafeRawBufferPointer {
    func holds(_ text: String) -> Bool {
        guard var place = baseAddress, let first = text.utf8.first else { return false }
        let end = place + count
        return text.withCString { text in
            let length = strlen(text)
            while let next = memchr(place, Int32(first), end - place) {
                let found = UnsafeRawPointer(next)
                if end - found >= length, memcmp(found, text, length) == 0 { return true }
                place = found + 1
            }
            return false
        }
    }
}
