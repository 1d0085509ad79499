/// What a date picker lets the person choose.
nonisolated public struct DatePickerComponents: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// The day, month and year.
    public static let date = DatePickerComponents(rawValue: 1)

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
