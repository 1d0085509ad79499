/// One press of a key.
nonisolated public struct KeyPress: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys that were held with it.
    public var modifiers: EventModifiers

    /// The text that the key types, if it types any.
    public var characters: String {
        let isText = modifiers.isDisjoint(with: [.control, .option]) && key.isText
        return isText ? String(key.character) : ""
    }

    /// Names a key and what was held with it.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = []) {
        self.key = key
        self.modifiers = modifiers
    }

    /// What a handler did with a key press.
    public enum Result: Sendable {
        /// The key has done its work.
        case handled
        /// The next handler may have it.
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
