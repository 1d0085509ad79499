/// Commands of desktop systems, bound to keys.
extension View {
    /// Runs an action when an arrow key is pressed while the focus is on the view or inside.
    public func onMoveCommand(
        perform action: ((MoveCommandDirection) -> Void)? = nil
    ) -> ModifiedView {
        let directions: [KeyEquivalent: MoveCommandDirection] = [
            .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
        ]
        return onKeyPress(keys: Set(directions.keys)) { press in
            guard let action, let direction = directions[press.key] else { return .ignored }
            action(direction)
            return .handled
        }
    }

    /// Runs an action when Esc is pressed while the focus is on the view or inside.
    public func onExitCommand(perform action: (() -> Void)? = nil) -> ModifiedView {
        onKeyPress(.escape) { answer(action) }
    }

    /// Runs an action when Delete is pressed while the focus is on the view or inside.
    public func onDeleteCommand(perform action: (() -> Void)? = nil) -> ModifiedView {
        onKeyPress(.delete) { answer(action) }
    }

    /// Handles every key while the focus is on the view or inside; the phases have no effect.
    public func onKeyPress(
        phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> ModifiedView { onKeyPress(action: action) }

    private func answer(_ action: (() -> Void)?) -> KeyPress.Result {
        guard let action else { return .ignored }
        action()
        return .handled
    }
}

/// The direction of an arrow key.
nonisolated public enum MoveCommandDirection: Hashable, Sendable {
    case up, down, left, right
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
