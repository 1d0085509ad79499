/// A schedule with a fixed interval.
nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule {
    private let start: Date
    private let interval: Double

    /// Starts at a time, with an interval in seconds of at least 0.1.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = max(0.1, interval)
    }

    public func pause(after date: Date) -> Double? {
        let passed = date.timeIntervalSince(start)
        if passed < 0 { return -passed }
        return interval - passed.truncatingRemainder(dividingBy: interval)
    }
}

/// A schedule with an entry each second, which is enough for cells.
nonisolated public struct AnimationTimelineSchedule: TimelineSchedule {
    private let isPaused: Bool

    /// Makes the schedule; the interval is always a second, and there are no entries while paused.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        isPaused = paused
    }

    public func pause(after date: Date) -> Double? { isPaused ? nil : 1 }
}

/// A schedule with explicit times.
nonisolated public struct ExplicitTimelineSchedule: TimelineSchedule {
    private let dates: [Date]

    /// Takes the times.
    public init(_ dates: [Date]) {
        self.dates = dates
    }

    public func pause(after date: Date) -> Double? {
        dates.filter { $0 > date }.min()?.timeIntervalSince(date)
    }
}

nonisolated extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Starts at a time, with an interval in seconds of at least 0.1.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
        Self(from: startDate, by: interval)
    }

    /// An entry at the start of each minute.
    public static var everyMinute: Self { Self(from: Date(timeIntervalSince1970: 0), by: 60) }
}

nonisolated extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: Self { Self() }
}

nonisolated extension TimelineSchedule where Self == ExplicitTimelineSchedule {
    /// Takes the times.
    public static func explicit(_ dates: [Date]) -> Self { Self(dates) }
}
