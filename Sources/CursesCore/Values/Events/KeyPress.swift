/// Press of a key.
nonisolated public struct KeyPress: Hashable, Sendable {
    /// Pressed key.
    public var key: KeyEquivalent
    /// Modifier keys held with it.
    public var modifiers: EventModifiers

    /// Typed text; empty if the key types none.
    public var characters: String {
        let isText = modifiers.isDisjoint(with: [.control, .option]) && key.isText
        return isText ? String(key.character) : ""
    }

    /// Makes a key press.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Result of a key handler.
    public enum Result: Sendable {
        /// Handled; no other handler is asked.
        case handled
        /// Not handled; the next handler is asked.
        case ignored
    }
}

nonisolated extension KeyEquivalent {
    var isText: Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return scalar.value >= 0x20 && scalar.value != 0x7F
            && !(0xF700...0xF7FF).contains(scalar.value)
            && !(0x80...0x9F).contains(scalar.value)
    }
}

nonisolated extension KeyPress {
    /// Returns a key with Control held.
    package static func control(_ key: KeyEquivalent) -> KeyPress {
        KeyPress(key, modifiers: .control)
    }

    /// Returns a key with Alt held.
    package static func option(_ key: KeyEquivalent) -> KeyPress {
        KeyPress(key, modifiers: .option)
    }

    /// Returns a key with Shift held.
    static func shift(_ key: KeyEquivalent) -> KeyPress {
        KeyPress(key, modifiers: .shift)
    }

    /// Returns a key without modifiers.
    public static func plain(_ key: KeyEquivalent) -> KeyPress {
        KeyPress(key)
    }

    /// Name in the help: `^S`, `M-f`, `S-Tab`, `↑`, `Enter`.
    var name: String {
        var prefix = ""
        if modifiers.contains(.control) { prefix += "^" }
        if modifiers.contains(.option) { prefix += "M-" }
        if modifiers.contains(.shift) { prefix += "S-" }
        let base = key.name
        let isLetter = modifiers.contains(.control) && base.count == 1
        return prefix + (isLetter ? base.uppercased() : base)
    }
}

nonisolated extension KeyEquivalent {
    fileprivate var name: String {
        switch self {
        case .return: "Enter"
        case .escape: "Esc"
        case .tab: "Tab"
        case .space: "Space"
        case .delete: "Bksp"
        case .deleteForward: "Del"
        case .upArrow: "↑"
        case .downArrow: "↓"
        case .leftArrow: "←"
        case .rightArrow: "→"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .insert: "Ins"
        default: functionName ?? String(character)
        }
    }

    private var functionName: String? {
        (0xF704...0xF70F).contains(code) ? "F\(code - 0xF703)" : nil
    }
}

nonisolated extension KeyPress {
    /// Parses the name of a key in tests and scripts: `Tab`, `C-s`, `S-Tab`, `M-f`, `F2`, `a`.
    public init?(named name: String) {
        var rest = Substring(name)
        var modifiers: EventModifiers = []
        let prefixes: [(String, EventModifiers)] = [
            ("C-", .control), ("M-", .option), ("S-", .shift),
        ]
        while rest.count > 2, let prefix = prefixes.first(where: { rest.hasPrefix($0.0) }) {
            modifiers.insert(prefix.1)
            rest = rest.dropFirst(2)
        }
        guard let key = KeyEquivalent(named: String(rest)) else { return nil }
        self.init(key, modifiers: modifiers)
    }
}

nonisolated extension KeyEquivalent {
    fileprivate init?(named name: String) {
        let names: [String: KeyEquivalent] = [
            "Tab": .tab, "Enter": .return, "Esc": .escape, "Space": .space,
            "Up": .upArrow, "Down": .downArrow, "Left": .leftArrow, "Right": .rightArrow,
            "Home": .home, "End": .end, "PageUp": .pageUp, "PageDown": .pageDown,
            "Backspace": .delete, "Delete": .deleteForward, "Insert": .insert,
        ]
        if let key = names[name] {
            self = key
        } else if name.count == 1, let character = name.first {
            self.init(character)
        } else if name.hasPrefix("F"), let number = Int(name.dropFirst()), (1...12).contains(number)
        {
            self = .function(number)
        } else {
            return nil
        }
    }
}

/// Modifier keys held during an event.
nonisolated public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Shift key.
    public static let shift = EventModifiers(rawValue: 1)
    /// Control key.
    public static let control = EventModifiers(rawValue: 2)
    /// Option or Alt key.
    public static let option = EventModifiers(rawValue: 4)
    /// Same as `control`, since terminals do not report the command key.
    public static let command = EventModifiers.control

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

/// Key, identified by its character or one of the private use area.
nonisolated public struct KeyEquivalent: Hashable, Sendable,
    ExpressibleByExtendedGraphemeClusterLiteral
{
    /// Character that the key types, or one of the private use area.
    public var character: Character {
        didSet { code = Self.code(of: character) }
    }

    /// ASCII or private use code, 0 for other characters; compared first.
    private(set) var code: UInt32

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let insert = KeyEquivalent("\u{F727}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let `return` = KeyEquivalent("\r")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")

    /// Returns a function key, from 1 to 12.
    public static func function(_ number: Int) -> KeyEquivalent {
        KeyEquivalent(Character(Unicode.Scalar(0xF703 + UInt32(min(max(number, 1), 12))) ?? " "))
    }

    /// Makes a key from its character.
    public init(_ character: Character) {
        self.character = character
        code = Self.code(of: character)
    }

    public static func == (one: Self, other: Self) -> Bool {
        one.code == other.code && (one.code != 0 || one.character == other.character)
    }

    public func hash(into hasher: inout Hasher) {
        if code != 0 { hasher.combine(code) } else { hasher.combine(character) }
    }

    /// Returns 0 for characters that may have several canonical forms.
    private static func code(of character: Character) -> UInt32 {
        let scalars = character.unicodeScalars
        guard let value = scalars.first?.value, scalars.dropFirst().isEmpty,
            value < 0x80 || (0xF700...0xF7FF).contains(value)
        else { return 0 }
        return value
    }

    public init(extendedGraphemeClusterLiteral value: Character) {
        self.init(value)
    }
}
