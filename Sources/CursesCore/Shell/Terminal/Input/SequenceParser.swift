/// Parses one escape sequence at the start of bytes that begin with Escape.
nonisolated struct SequenceParser {
    private static let longest = 1024
    /// More bytes than a user can have typed between two pauses.
    private static let longestTyped = 64

    let bytes: ArraySlice<UInt8>
    let keys: [[UInt8]: KeyPress]
    let isOver: Bool

    /// A complete sequence.
    struct Sequence {
        var meaning: Meaning
        var length: Int
    }

    /// The meaning of a sequence.
    enum Meaning {
        case event(InputEvent)
        case pasteStart
        /// A sequence too long to have a meaning, whose end has not come.
        case overlong(Overlong)
        case nothing

        static func key(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Meaning {
            .event(.key(KeyPress(key, modifiers: modifiers)))
        }
    }

    /// Returns the sequence, or `nil` while its end has not come.
    func parse() -> Sequence? {
        if let known = parseKnown() { return known }
        if !isOver, keys.keys.contains(where: { $0.count > bytes.count && $0.starts(with: bytes) })
        {
            return nil
        }
        guard let second = byte(1) else { return unfinished(.key(.escape), length: 1) }
        switch second {
        case UInt8(ascii: "["): return parseControl()
        case UInt8(ascii: "O"): return parseShift()
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
            UInt8(ascii: "X"):
            return parseString()
        case 0x1B: return parseDoubleEscape()
        default: return parseAlt()
        }
    }

    func byte(_ offset: Int) -> UInt8? {
        offset < bytes.count ? bytes[bytes.startIndex + offset] : nil
    }

    func unfinished(_ meaning: Meaning, length: Int) -> Sequence? {
        isOver ? Sequence(meaning: meaning, length: length) : nil
    }

    private var isOverlong: Bool {
        bytes.count > (isOver ? Self.longestTyped : Self.longest)
    }

    private func parseKnown() -> Sequence? {
        guard !keys.isEmpty else { return nil }
        for length in stride(from: min(bytes.count, 8), through: 2, by: -1) {
            if let press = keys[Array(bytes.prefix(length))] {
                return Sequence(meaning: .event(.key(press)), length: length)
            }
        }
        return nil
    }

    private func parseControl() -> Sequence? {
        if byte(2) == UInt8(ascii: "[") {
            guard let letter = byte(3) else { return unfinished(.nothing, length: 3) }
            return Sequence(meaning: ControlSequence.consoleFunction(letter), length: 4)
        }
        if byte(2) == UInt8(ascii: "M") {
            guard bytes.count >= 6 else { return unfinished(.nothing, length: bytes.count) }
            let report = bytes.dropFirst(3).prefix(3).map { Int($0) - 32 }
            return Sequence(meaning: .mouse(report, isPress: true), length: 6)
        }
        for offset in 2..<bytes.count {
            let byte = bytes[bytes.startIndex + offset]
            let body = bytes.dropFirst(2).prefix(offset - 2)
            let isRxvtShift = byte == UInt8(ascii: "$") && body.allSatisfy { $0 < 0x3C }
            if (0x40...0x7E).contains(byte) || isRxvtShift {
                let sequence = ControlSequence(body: body, final: byte)
                return Sequence(meaning: sequence.meaning, length: offset + 1)
            }
            if !(0x20...0x3F).contains(byte) { return Sequence(meaning: .nothing, length: offset) }
        }
        if isOverlong { return Sequence(meaning: .overlong(.control), length: bytes.count) }
        let isAlt = bytes.count == 2
        return unfinished(isAlt ? .key("[", .option) : .nothing, length: bytes.count)
    }

    private func parseShift() -> Sequence? {
        var offset = 2
        while let byte = byte(offset), (0x30...0x3B).contains(byte) { offset += 1 }
        guard let letter = byte(offset) else {
            if isOverlong { return Sequence(meaning: .overlong(.control), length: offset) }
            return unfinished(offset == 2 ? .key("O", .option) : .nothing, length: offset)
        }
        let sequence = ControlSequence(body: bytes.dropFirst(2).prefix(offset - 2), final: letter)
        if let meaning = sequence.shiftMeaning {
            return Sequence(meaning: meaning, length: offset + 1)
        }
        return Sequence(meaning: .key("O", .option), length: 2)
    }

    private func parseString() -> Sequence? {
        guard bytes.count > 2 else { return parseAltUnlessMore() }
        for offset in 2..<bytes.count {
            let byte = bytes[bytes.startIndex + offset]
            let body = bytes.dropFirst(1).prefix(offset - 1)
            if byte == 0x07 {
                return Sequence(meaning: ColorAnswer.meaning(body), length: offset + 1)
            }
            if byte == 0x1B {
                guard let next = self.byte(offset + 1) else { break }
                let isEnd = next == UInt8(ascii: "\\")
                let meaning = isEnd ? ColorAnswer.meaning(body) : .nothing
                return Sequence(meaning: meaning, length: isEnd ? offset + 2 : offset)
            }
        }
        if isOverlong {
            // An Escape at the end may begin the end of the string.
            let length = bytes.count - (bytes.last == 0x1B ? 1 : 0)
            return Sequence(meaning: .overlong(.string), length: length)
        }
        if let end = ColorAnswer.end(of: bytes) {
            // The rest of an answer may come late, and other input in its place.
            return end < bytes.count ? Sequence(meaning: .nothing, length: end) : nil
        }
        return unfinished(.nothing, length: bytes.count)
    }

    private func parseDoubleEscape() -> Sequence? {
        guard let third = byte(2) else { return unfinished(.key(.escape), length: 1) }
        let rest = SequenceParser(bytes: bytes.dropFirst(), keys: keys, isOver: isOver)
        guard third == UInt8(ascii: "[") || third == UInt8(ascii: "O") else {
            return Sequence(meaning: .key(.escape), length: 1)
        }
        guard var sequence = rest.parse() else { return nil }
        sequence.length += 1
        if case .event(.key(var press)) = sequence.meaning {
            press.modifiers.insert(.option)
            sequence.meaning = .event(.key(press))
        }
        return sequence
    }

    private func parseAltUnlessMore() -> Sequence? {
        isOver ? parseAlt() : nil
    }

    private func parseAlt() -> Sequence? {
        let rest = bytes.dropFirst()
        if let first = rest.first, var press = KeyPress(control: first) {
            press.modifiers.insert(.option)
            return Sequence(meaning: .event(.key(press)), length: 2)
        }
        let width = max(1, (rest.first?.leadingZeroBitsAfterInversion ?? 1))
        let run = TextRun(rest.prefix(width), isOver: isOver)
        if run.length == 0 { return unfinished(.nothing, length: bytes.count) }
        let meaning = run.characters.first.map { Meaning.key(KeyEquivalent($0), .option) }
        return Sequence(meaning: meaning ?? .nothing, length: run.length + 1)
    }
}

nonisolated extension UInt8 {
    fileprivate var leadingZeroBitsAfterInversion: Int { (~self).leadingZeroBitCount }
}
