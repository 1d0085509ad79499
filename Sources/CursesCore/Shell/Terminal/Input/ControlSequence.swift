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
