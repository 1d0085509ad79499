/// Keys that a computer has commands for.
extension View {
    /// Does something when an arrow key is pressed while the focus is here or inside.
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

    /// Does something when Esc is pressed while the focus is here or inside.
    public func onExitCommand(perform action: (() -> Void)? = nil) -> ModifiedView {
        onKeyPress(.escape) { answer(action) }
    }

    /// Does something when Delete is pressed while the focus is here or inside.
    public func onDeleteCommand(perform action: (() -> Void)? = nil) -> ModifiedView {
        onKeyPress(.delete) { answer(action) }
    }

    /// Does something when any key is pressed while the focus is here or inside.
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

/// The way that an arrow key points.
nonisolated public enum MoveCommandDirection: Hashable, Sendable {
    case up, down, left, right
}

nonisolated extension KeyPress {
    /// Whether a key goes down, repeats or comes up, of which a terminal tells the first.
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
    /// Does something when one of some characters is typed while the focus is here or inside.
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
