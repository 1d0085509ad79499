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
