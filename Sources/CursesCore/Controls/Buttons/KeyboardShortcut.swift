/// A key that presses a button from anywhere on its screen.
nonisolated public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys held with it.
    public var modifiers: EventModifiers

    /// Enter, if the focused control does not handle it.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Esc.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// Makes a shortcut of a key; command means Control in a terminal.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    var press: KeyPress { KeyPress(key, modifiers: modifiers) }
}

extension View {
    /// Presses the button by a key from anywhere on its screen; the help bar shows the key.
    public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command
    ) -> ModifiedView { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }

    /// Presses the button by a key from anywhere on its screen, or by none if `nil`.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> ModifiedView {
        environment(putting: shortcut) { $0.keyboardShortcut = $1 }
    }
}

extension EnvironmentValues {
    /// The key that presses the button; `nil` if there is none.
    @LocalEntry var keyboardShortcut: KeyboardShortcut?
}
