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
        let interval = max(0.05, publisher.interval)
        var due = Date()
        while !Task.isCancelled {
            // The time of the last action counts as waited for.
            due = max(due, Date() - interval) + interval
            let rest = min(interval, due.timeIntervalSinceNow)
            try? await sleep(.milliseconds(Int(rest * 1000)))
            if !Task.isCancelled { date = Date() }
        }
    }
}

#if canImport(FoundationEssentials)
    import protocol Foundation.NSObjectProtocol

    extension NotificationCenter {
        /// Returns a publisher of the notifications under a name, of one sender if it is given,
        /// for `onReceive(_:perform:)`.
        nonisolated public func publisher(
            for name: Notification.Name,
            object: AnyObject? = nil
        ) -> NotificationPublisher {
            NotificationPublisher(center: self, name: name, object: object)
        }
    }

    /// The notifications under a name.
    nonisolated public struct NotificationPublisher: Equatable {
        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?

        public static func == (left: Self, right: Self) -> Bool {
            left.center === right.center && left.name == right.name && left.object === right.object
        }
    }

    extension View {
        /// Runs an action for each notification while the view exists.
        public func onReceive(
            _ publisher: NotificationPublisher,
            perform action: @escaping (Notification) -> Void
        ) -> ModifiedView {
            attached { evaluation in
                let slot = evaluation.place.slot { NotificationSlot() }
                slot.action = action
                evaluation.afterwards { slot.listen(to: publisher) }
            }
        }
    }

    private final class NotificationSlot: LeavingSlot {
        var action: ((Notification) -> Void)?
        private var token: (any NSObjectProtocol)?
        private var publisher: NotificationPublisher?

        func listen(to publisher: NotificationPublisher) {
            guard self.publisher != publisher else { return }
            leave()
            self.publisher = publisher
            token = publisher.center.addObserver(
                forName: publisher.name,
                object: publisher.object,
                queue: nil
            ) { [weak self] notification in
                nonisolated(unsafe) let notification = notification
                DispatchQueue.main.async {
                    MainActor.assumeIsolated { self?.action?(notification) }
                }
            }
        }

        override func leave() {
            if let token { publisher?.center.removeObserver(token) }
        }
    }
#endif
