extension Timer {
    /// Returns a publisher of the time at an interval in seconds, for `onReceive(_:perform:)`.
    public static func publish(
        every interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        on runLoop: TimerLoop,
        in mode: TimerMode
    ) -> TimerPublisher { TimerPublisher(interval: interval) }
}

/// Publishes the time at an interval of at least 0.05 s while the view that receives it exists.
nonisolated public struct TimerPublisher: Sendable {
    let interval: Double

    /// Returns the publisher: it starts when a view receives it.
    public func autoconnect() -> TimerPublisher { self }
}

/// The run loop of a timer. Has no effect: the program has one.
nonisolated public enum TimerLoop: Sendable {
    case main, current
}

/// The mode of a timer. Has no effect.
nonisolated public enum TimerMode: Sendable {
    case common, `default`, tracking
}

extension View {
    /// Runs an action each time the timer fires.
    public func onReceive(
        _ publisher: TimerPublisher,
        perform action: @escaping (Date) -> Void
    ) -> ModifiedView {
        ModifiedView(TimedView(content: self, publisher: publisher, action: action))
    }
}

/// Receives a timer while the view exists.
private struct TimedView<Content: View>: View {
    let content: Content
    let publisher: TimerPublisher
    let action: (Date) -> Void
    @State private var date: Date?
    @Environment(\.sleep) private var sleep

    var body: some View {
        content
            .subscription { await run() }
            .onChange(of: date) { _, date in
                if let date { action(date) }
            }
    }

    private func run() async {
        while !Task.isCancelled {
            try? await sleep(.milliseconds(Int(max(0.05, publisher.interval) * 1000)))
            if !Task.isCancelled { date = Date() }
        }
    }
}
