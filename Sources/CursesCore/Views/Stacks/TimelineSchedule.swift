/// The times at which the views of a timeline are made.
nonisolated public protocol TimelineSchedule {
    /// How many seconds there are from a time to the next that matters, if one does.
    func pause(after date: Date) -> Double?
}

/// A time every so often.
nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule {
    private let start: Date
    private let interval: Double

    /// Begins at a time and takes steps of some seconds.
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

/// The begin of each minute.
nonisolated public struct EveryMinuteTimelineSchedule: TimelineSchedule {
    public init() {}

    public func pause(after date: Date) -> Double? {
        60 - date.timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
    }
}

/// Once a second, for cells that need not move faster.
nonisolated public struct AnimationTimelineSchedule: TimelineSchedule {
    private let isPaused: Bool

    /// Takes a time between two pictures, which is a second at least.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        isPaused = paused
    }

    public func pause(after date: Date) -> Double? { isPaused ? nil : 1 }
}

/// Times that are named.
nonisolated public struct ExplicitTimelineSchedule: TimelineSchedule {
    private let dates: [Date]

    /// Names the times.
    public init(_ dates: [Date]) {
        self.dates = dates
    }

    public func pause(after date: Date) -> Double? {
        dates.filter { $0 > date }.min()?.timeIntervalSince(date)
    }
}

nonisolated extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Begins at a time and takes steps of some seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
        Self(from: startDate, by: interval)
    }
}

nonisolated extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: Self { Self() }
}

nonisolated extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: Self { Self() }

    /// Takes a time between two pictures, which is a second at least.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
        Self(minimumInterval: minimumInterval, paused: paused)
    }
}

nonisolated extension TimelineSchedule where Self == ExplicitTimelineSchedule {
    /// Names the times.
    public static func explicit(_ dates: [Date]) -> Self { Self(dates) }
}
