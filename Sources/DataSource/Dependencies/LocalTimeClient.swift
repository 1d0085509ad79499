public import Essentials

// FoundationEssentials knows only GMT, so the time zone comes from C.
public struct LocalTimeClient: DependencyClient {
    public var localTime: @Sendable (Date) -> LocalTime

    public static let liveValue = Self(
        localTime: { date in
            let limit = 67_767_976_233_532_799.0
            var moment = time_t(max(-limit, min(limit, date.timeIntervalSince1970.rounded(.down))))
            var parts = tm()
            tzset()
            guard
                localtime_r(&moment, &parts) != nil,
                let day = Day(
                    year: Int(parts.tm_year) + 1900,
                    month: Int(parts.tm_mon) + 1,
                    day: Int(parts.tm_mday)
                ),
                let time = TimeOfDay(hour: Int(parts.tm_hour), minute: Int(parts.tm_min))
            else {
                return .empty
            }
            return LocalTime(day: day, time: time)
        }
    )

    public static let testValue = Self(
        localTime: { _ in .empty }
    )
}
