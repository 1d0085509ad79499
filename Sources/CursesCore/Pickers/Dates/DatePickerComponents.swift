/// The components of a date that a picker shows.
nonisolated public struct DatePickerComponents: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// The year, month and day.
    public static let date = DatePickerComponents(rawValue: 1)
    /// The hour and the minute, from 00:00 to 23:59.
    public static let hourAndMinute = DatePickerComponents(rawValue: 2)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
