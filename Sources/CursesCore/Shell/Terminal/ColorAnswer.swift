/// Answer of a terminal to a query for a colour: `]11;rgb:0000/2b2b/3636`.
nonisolated enum ColorAnswer {
    private static let foreground = Array("]10;rgb:".utf8)
    private static let background = Array("]11;rgb:".utf8)
    private static let longest = 40

    /// Returns the meaning of an answer without its first and last bytes.
    static func meaning(_ body: ArraySlice<UInt8>) -> SequenceParser.Meaning {
        guard let mixture = mixture(body) else { return .nothing }
        if body.starts(with: foreground) { return .event(.answer(.foreground(mixture))) }
        return .event(.answer(.background(mixture)))
    }

    /// Returns how many bytes, from Escape on, may begin an answer, or `nil` if they do not; needs
    /// more than two bytes.
    static func end(of bytes: ArraySlice<UInt8>) -> Int? {
        let body = bytes.dropFirst()
        for start in [foreground, background] {
            let common = zip(start, body).prefix { $0 == $1 }.count
            if common < start.count {
                if common == body.count { return bytes.count }
                continue
            }
            let digits = body.dropFirst(common).prefix { isDigit($0) }.count
            let rest = body.dropFirst(common + digits)
            let isOpen = rest.isEmpty || rest.elementsEqual([0x1B])
            guard digits <= longest else { return nil }
            return isOpen ? bytes.count : 1 + common + digits
        }
        return nil
    }

    private static func mixture(_ body: ArraySlice<UInt8>) -> RGB? {
        guard body.starts(with: foreground) || body.starts(with: background) else { return nil }
        let parts = body.dropFirst(foreground.count)
            .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            .map(part)
        guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
            return nil
        }
        return RGB(red: red, green: green, blue: blue)
    }

    /// Returns the value of one to four hexadecimal digits, scaled from their maximum to 255.
    private static func part(_ digits: ArraySlice<UInt8>) -> UInt8? {
        guard (1...4).contains(digits.count), digits.allSatisfy({ $0 != UInt8(ascii: "/") }),
            let value = Int(String(decoding: digits, as: UTF8.self), radix: 16), value >= 0
        else { return nil }
        let most = 1 << (4 * digits.count) - 1
        return UInt8((value * 255 + most / 2) / most)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "/"):
            true
        default: false
        }
    }
}
