extension Timer {
    /// Tells the time every so many seconds, to `onReceive(_:perform:)`.
    public static func publish(
        every interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        on runLoop: TimerLoop,
        in mode: TimerMode
    ) -> TimerPublisher { TimerPublisher(interval: interval) }
}

/// Publishes the time every so many seconds while a view that receives it exists.
nonisolated public struct TimerPublisher: Sendable {
    let interval: Double

    /// Begins when somebody listens, which it always does.
    public func autoconnect() -> TimerPublisher { self }
}

/// Where a timer waits, which is the one loop of the program.
nonisolated public enum TimerLoop: Sendable {
    case main, current
}

/// When a timer tells the time, which is always.
nonisolated public enum TimerMode: Sendable {
    case common, `default`, tracking
}

extension View {
    /// Does something every time a timer tells the time.
    public func onReceive(
        _ publisher: TimerPublisher,
        perform action: @escaping (Date) -> Void
    ) -> ModifiedView {
        ModifiedView(TimedView(content: self, publisher: publisher, action: action))
    }
}

/// A view that listens to a timer.
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
