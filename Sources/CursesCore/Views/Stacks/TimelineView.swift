/// Views that are evaluated again at scheduled times.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    private let schedule: Schedule
    private let content: (TimelineContext) -> Content
    @State private var date = Date()
    @Environment(\.sleep) private var sleep

    /// Makes views at the times of a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineContext) -> Content)
    {
        self.schedule = schedule
        self.content = content
    }

    public var body: some View {
        content(TimelineContext(date: date)).task { await run() }
    }

    private func run() async {
        // Catches up on an entry that was due while another screen was shown.
        if let pause = schedule.pause(after: date), Date().timeIntervalSince(date) >= pause {
            date = Date()
        }
        while let pause = schedule.pause(after: Date()), !Task.isCancelled {
            // Rounded up: a timer that fires a moment before its time would wake the app twice.
            try? await sleep(.milliseconds(Int((pause * 1000).rounded(.up))))
            if !Task.isCancelled { date = Date() }
        }
    }
}

extension TimelineView {
    /// The time of an evaluation.
    public typealias Context = TimelineContext
}

/// The time of a timeline's evaluation.
nonisolated public struct TimelineContext: Sendable {
    /// The time.
    public let date: Date

    /// The update rate of the views: always live.
    public var cadence: Cadence { .live }

    /// An update rate of views.
    public enum Cadence: Comparable, Sendable {
        case live, seconds, minutes
    }
}

/// The times at which the views of a timeline are made.
nonisolated public protocol TimelineSchedule {
    /// Returns the seconds from a time until the next entry, or `nil` if there is none.
    func pause(after date: Date) -> Double?
}

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

/// A schedule with an entry at the start of each minute.
nonisolated public struct EveryMinuteTimelineSchedule: TimelineSchedule {
    public init() {}

    public func pause(after date: Date) -> Double? {
        60 - date.timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
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
}

nonisolated extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: Self { Self() }
}

nonisolated extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: Self { Self() }

    /// Makes a schedule with an entry each second, or none while paused.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
        Self(minimumInterval: minimumInterval, paused: paused)
    }
}

nonisolated extension TimelineSchedule where Self == ExplicitTimelineSchedule {
    /// Takes the times.
    public static func explicit(_ dates: [Date]) -> Self { Self(dates) }
}
