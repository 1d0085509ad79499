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
