/// The modifier keys that were held.
nonisolated public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// The shift key.
    public static let shift = EventModifiers(rawValue: 1)
    /// The control key.
    public static let control = EventModifiers(rawValue: 2)
    /// The option or alt key.
    public static let option = EventModifiers(rawValue: 4)
    /// The control key: a terminal has no command key, and its users press control instead.
    public static let command = EventModifiers.control

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
