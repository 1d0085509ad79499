/// Commands of desktop systems, bound to keys.
extension View {
    /// Handles every key while the focus is on the view or inside; the phases have no effect.
    public func onKeyPress(
        phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> ModifiedView { onKeyPress(action: action) }
}

nonisolated extension KeyPress {
    /// Phases of a key press; a terminal reports `down` only.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int

        public static let down = Self(rawValue: 1)
        public static let `repeat` = Self(rawValue: 2)
        public static let up = Self(rawValue: 4)
        public static let all: Self = [.down, .repeat, .up]

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }
    }
}

extension View {
    /// Handles keys of a character set while the focus is on the view or inside.
    public func onKeyPress(
        characters: CharacterSet,
        phases: KeyPress.Phases = .down,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> ModifiedView {
        onKeyPress { press in
            let scalars = press.key.character.unicodeScalars
            return scalars.allSatisfy(characters.contains) ? action(press) : .ignored
        }
    }
}
