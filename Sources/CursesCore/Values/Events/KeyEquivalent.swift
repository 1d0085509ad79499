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
