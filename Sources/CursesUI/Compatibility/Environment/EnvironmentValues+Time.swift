/// The calendar and the time zone.
extension EnvironmentValues {
    /// The calendar; Gregorian by default.
    @Entry public var calendar = Calendar(identifier: .gregorian)
    /// The time zone; the system's by default.
    @Entry public var timeZone = TimeZone.current
}
