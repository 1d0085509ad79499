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

/// The time of a timeline's evaluation.
nonisolated public struct TimelineContext: Sendable {
    /// The time.
    public let date: Date
}

/// The times at which the views of a timeline are made.
nonisolated public protocol TimelineSchedule {
    /// Returns the seconds from a time until the next entry, or `nil` if there is none.
    func pause(after date: Date) -> Double?
}
