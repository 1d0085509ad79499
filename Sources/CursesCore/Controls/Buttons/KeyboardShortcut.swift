/// A key that presses a button from anywhere on its screen.
nonisolated public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys to hold with it.
    public var modifiers: EventModifiers

    /// Enter, where the focused control has no use for it.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Esc.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// Names a key; command means control here.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    var press: KeyPress { KeyPress(key, modifiers: modifiers) }
}

extension View {
    /// Presses the button with a key from anywhere on its screen, and shows the key in the help bar.
    public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command
    ) -> ModifiedView { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers)) }

    /// Presses the button with a key from anywhere on its screen, and shows the key in the help bar.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> ModifiedView {
        environment(putting: shortcut) { $0.keyboardShortcut = $1 }
    }
}

extension EnvironmentValues {
    /// The key that presses the button.
    @LocalEntry var keyboardShortcut: KeyboardShortcut?
}
