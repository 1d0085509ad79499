/// How days are counted.
extension EnvironmentValues {
    /// The calendar, which is that of the whole world.
    @Entry public var calendar = Calendar(identifier: .gregorian)
    /// The time zone, which is the computer's.
    @Entry public var timeZone = TimeZone.current
}
