import DataSource

// Count and span of the weighed days in a window, which decide if they are enough for a rate.
struct WeighedDays {
    static let leastCount = 5

    let window: RateWindow
    let today: Day
    let count: Int
    let firstDay: Day?
    let lastDay: Day?

    init(_ days: some BidirectionalCollection<Day>, _ window: RateWindow, today: Day) {
        self.window = window
        self.today = today
        count = days.count
        firstDay = days.first
        lastDay = days.last
    }

    // `nil` if there are enough days for a rate.
    var missing: MissingDays? {
        guard !isEnough else { return nil }
        let weighIns = max(1, Self.leastCount - count)
        // Without a weigh-in, today's is the first of the span.
        let firstDay = (firstDay ?? today).advanced(by: leastSpan - 1)
        let wait = max(0, today.distance(to: firstDay) + (count == 0 ? 1 : 0))
        // A day is named if a single weigh-in on it is enough.
        return weighIns == 1
            ? MissingDays(count: 1, firstDay: wait > 0 ? firstDay : nil)
            : MissingDays(count: max(weighIns, wait))
    }

    private var isEnough: Bool {
        guard let firstDay, let lastDay, count >= Self.leastCount else { return false }
        return firstDay.distance(to: lastDay) >= leastSpan - 1 && 2 * age(lastDay) < window.days
    }

    // A quarter of the window, rounded up.
    private var leastSpan: Int { (window.days + 3) / 4 }

    private func age(_ day: Day) -> Int { day.distance(to: today) }
}
