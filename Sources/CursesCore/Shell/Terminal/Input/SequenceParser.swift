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
        guard bytes.count > 2 else { return isOver ? parseAlt() : nil }
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

    private func parseAlt() -> Sequence? {
        let rest = bytes.dropFirst()
        if let first = rest.first, var press = KeyPress(control: first) {
            press.modifiers.insert(.option)
            return Sequence(meaning: .event(.key(press)), length: 2)
        }
        // The first byte of a character in UTF-8 begins with as many set bits as it has bytes.
        let width = max(1, rest.first.map { (~$0).leadingZeroBitCount } ?? 1)
        let run = TextRun(rest.prefix(width), isOver: isOver)
        if run.length == 0 { return unfinished(.nothing, length: bytes.count) }
        let meaning = run.characters.first.map { Meaning.key(KeyEquivalent($0), .option) }
        return Sequence(meaning: meaning ?? .nothing, length: run.length + 1)
    }
}

/// A control sequence split into its numbers and its final byte.
nonisolated struct ControlSequence {
    private let isPrivate: Bool
    private let numbers: [Int]
    private let final: Character

    init(body: ArraySlice<UInt8>, final: UInt8) {
        self.final = Character(Unicode.Scalar(final))
        isPrivate = body.first.map { (0x3C...0x3F).contains($0) } ?? false
        let text = body.drop { (0x3C...0x3F).contains($0) }.prefix { $0 < 0x40 && $0 >= 0x30 }
        numbers = text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
            .prefix(8)
            .map { field in
                let digits = field.prefix { $0 != UInt8(ascii: ":") }.prefix(6)
                return Int(String(decoding: digits, as: UTF8.self)) ?? 0
            }
        isRelease = text.contains(UInt8(ascii: ":")) && text.suffix(2).elementsEqual(":3".utf8)
        isMouse = body.first == UInt8(ascii: "<")
    }

    private let isRelease: Bool
    private let isMouse: Bool

    private func number(_ index: Int) -> Int { index < numbers.count ? numbers[index] : 0 }

    private var modifiers: EventModifiers { EventModifiers(xterm: number(1)) }

    /// The meaning of the sequence after `ESC [`.
    var meaning: SequenceParser.Meaning {
        if isMouse {
            return final == "M" || final == "m"
                ? .mouse(numbers, isPress: final == "M") : .nothing
        }
        guard !isPrivate, !isRelease else { return .nothing }
        if let key = Self.letters[final] {
            return final == "R" && number(0) != 1 ? report : .key(key, modifiers)
        }
        switch final {
        case "a", "b", "c", "d":
            return Self.letters[Character(final.uppercased())].map { .key($0, .shift) } ?? .nothing
        case "Z": return .key(.tab, modifiers.union(.shift))
        case "~": return tilde(modifiers)
        case "$": return tilde(.shift)
        case "^": return tilde(.control)
        case "@": return tilde([.control, .shift])
        case "u": return character(number(0), modifiers)
        default: return .nothing
        }
    }

    /// Cursor report, only from the second row: one from the first would look like F3.
    private var report: SequenceParser.Meaning {
        guard number(0) == 2, numbers.count == 2, number(1) > 0 else { return .nothing }
        return .event(.answer(.column(number(1))))
    }

    /// The meaning of the sequence after `ESC O`, or `nil` if it has none.
    var shiftMeaning: SequenceParser.Meaning? {
        let modifiers = EventModifiers(xterm: numbers.last ?? 0)
        if let key = Self.letters[final] { return .key(key, modifiers) }
        switch final {
        case "a", "b", "c", "d":
            return Self.letters[Character(final.uppercased())].map { .key($0, .control) }
        case "M": return .key(.return, modifiers)
        case "I": return .key(.tab, modifiers)
        default: return Self.keypad[final].map { .key(KeyEquivalent($0)) }
        }
    }

    /// Returns the meaning of a function key of the Linux console, sent after `ESC [ [`.
    static func consoleFunction(_ letter: UInt8) -> SequenceParser.Meaning {
        guard (0x41...0x45).contains(letter) else { return .nothing }
        return .key(.function(Int(letter) - 0x40))
    }

    private func tilde(_ modifiers: EventModifiers) -> SequenceParser.Meaning {
        switch number(0) {
        case 200: .pasteStart
        case 27: character(number(2), modifiers)
        case let code: Self.codes[code].map { .key($0, modifiers) } ?? .nothing
        }
    }

    private func character(_ code: Int, _ modifiers: EventModifiers) -> SequenceParser.Meaning {
        guard let scalar = Unicode.Scalar(UInt32(code)), code > 0 else { return .nothing }
        if code < 0x20 || code == 0x7F, var press = KeyPress(control: UInt8(code)) {
            press.modifiers.formUnion(modifiers)
            return .event(.key(press))
        }
        if code == 27 { return .key(.escape, modifiers) }
        var key = KeyEquivalent(Character(scalar))
        guard key.isText, !(0xE000...0xF8FF).contains(code) else { return .nothing }
        var modifiers = modifiers
        if modifiers.remove(.shift) != nil, let upper = String(scalar).uppercased().first {
            key = KeyEquivalent(upper)
        }
        return .key(key, modifiers)
    }

    private static let letters: [Character: KeyEquivalent] = [
        "A": .upArrow, "B": .downArrow, "C": .rightArrow, "D": .leftArrow, "H": .home, "F": .end,
        "P": .function(1), "Q": .function(2), "R": .function(3), "S": .function(4),
    ]

    private static let codes: [Int: KeyEquivalent] = [
        1: .home, 2: .insert, 3: .deleteForward, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home,
        8: .end, 11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4),
        15: .function(5), 17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9),
        21: .function(10), 23: .function(11), 24: .function(12),
    ]

    private static let keypad: [Character: Character] = [
        "j": "*", "k": "+", "l": ",", "m": "-", "n": ".", "o": "/", "X": "=", "p": "0", "q": "1",
        "r": "2", "s": "3", "t": "4", "u": "5", "v": "6", "w": "7", "x": "8", "y": "9", " ": " ",
    ]
}

nonisolated extension SequenceParser.Meaning {
    /// Returns the meaning of a mouse report: button, column and row, the latter from 1.
    static func mouse(_ report: [Int], isPress: Bool) -> SequenceParser.Meaning {
        guard report.count == 3, report[1] > 0, report[2] > 0 else { return .nothing }
        let isMotion = report[0] & 32 != 0
        let held = 4 | 8 | 16 | 32
        let kind: MouseEvent.Kind
        switch (report[0] & ~held, isPress) {
        case (0, true): kind = isMotion ? .drag : .click
        case (0, false): kind = .release
        case (3, true) where !isMotion: kind = .release
        case (64, true) where !isMotion: kind = .wheelUp
        case (65, true) where !isMotion: kind = .wheelDown
        default: return .nothing
        }
        let location = Point(x: report[1] - 1, y: report[2] - 1)
        return .event(.mouse(MouseEvent(kind, at: location)))
    }
}

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

/// Rewrites the 8-bit forms of the introducers, raw or in UTF-8, as Escape and a letter, so that the
/// answer of an 8-bit terminal is no keys.
nonisolated enum EightBitControls {
    /// SS3, DCS, SOS, CSI, ST, OSC, PM and APC (ECMA-48, 5.3).
    private static let controls: Set<UInt8> = [0x8F, 0x90, 0x98, 0x9B, 0x9C, 0x9D, 0x9E, 0x9F]
    private static let pasteStart = Array("\u{1B}[200~".utf8)
    private static let mouse = Array("\u{1B}[M".utf8)

    /// Returns the bytes up to a paste with their controls replaced, and the rest as it is.
    static func replaced(in bytes: [UInt8]) -> [UInt8] {
        guard bytes.contains(where: controls.contains) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 8)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let count = min(length(ofCharacter: byte), bytes.count - index)
            if controls.contains(byte) {
                result += [0x1B, byte - 0x40]
                index += 1
            } else if byte == 0xC2, count == 2, controls.contains(bytes[index + 1]) {
                result += [0x1B, bytes[index + 1] - 0x40]
                index += 2
            } else {
                let rest = bytes[(index + 1)...].prefix(count - 1)
                let character = [byte] + rest.prefix { (0x80...0xBF).contains($0) }
                result += character
                index += character.count
            }
            // The coordinates of an old mouse report are any bytes, and so is a paste.
            if result.suffix(mouse.count).elementsEqual(mouse) {
                result += bytes[index...].prefix(3)
                index += min(3, bytes.count - index)
            } else if result.suffix(pasteStart.count).elementsEqual(pasteStart) {
                return result + bytes[index...]
            }
        }
        return result
    }

    private static func length(ofCharacter first: UInt8) -> Int {
        switch first {
        case 0xC0...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xFF: 4
        default: 1
        }
    }
}
