/// A time since or until a date, as text that changes while time passes.
nonisolated package struct LiveDate: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
        case timer, relative, offset
        /// The time left until the date, or passed since the start of a span that ends there.
        case span(start: Date, countsDown: Bool, showsHours: Bool)
    }

    let form: Form
    let date: Date

    package init(form: Form, date: Date) {
        self.form = form
        self.date = date
    }

    /// Returns the text at a time, in the words of a catalog.
    package func text(at now: Date, _ word: (LocalizedStringKey) -> String) -> String {
        let seconds = seconds(at: now)
        switch form {
        case .timer: return Self.clock(seconds, showsHours: true)
        case .span(_, _, let showsHours): return Self.clock(seconds, showsHours: showsHours)
        case .relative:
            let (first, second) = Self.parts(seconds)
            guard let second else { return word(first) }
            return word(first) + " " + word(second)
        case .offset:
            return (now < date ? "-" : "+") + word(Self.parts(seconds).first)
        }
    }

    /// Returns the seconds from a time until its text changes, or `nil` if it never does.
    func pause(after now: Date) -> Double? {
        if case .span(let start, let countsDown, _) = form {
            if now >= date || start >= date { return nil }
            if now < start { return pause(after: start).map { $0 + start.timeIntervalSince(now) } }
            if countsDown {
                let left = date.timeIntervalSince(now)
                return left - left.rounded(.up) + 1
            }
            let passed = now.timeIntervalSince(start)
            return min(passed.rounded(.down) + 1 - passed, date.timeIntervalSince(now))
        }
        let step = step(of: seconds(at: now))
        let passed = now.timeIntervalSince(date)
        if passed >= 0 { return step - passed.truncatingRemainder(dividingBy: step) }
        let left = (-passed).rounded(.up)
        return -passed - ((left / step).rounded(.down) * step - 1)
    }

    /// Returns the share of a span that has passed or is left, from 0 to 1.
    func share(at now: Date) -> Double {
        guard case .span(let start, let countsDown, _) = form else { return 0 }
        let share = now.timeIntervalSince(start) / date.timeIntervalSince(start)
        let passed = share.isNaN ? 1 : min(max(0, share), 1)
        return countsDown ? 1 - passed : passed
    }

    /// Returns the shown seconds; the time left is rounded up, so that zero means the end.
    private func seconds(at now: Date) -> Int {
        if case .span(let start, let countsDown, _) = form {
            let time = min(max(now, start), date)
            let seconds =
                countsDown
                ? date.timeIntervalSince(time).rounded(.up)
                : time.timeIntervalSince(start)
            return seconds < 1e12 ? Int(max(0, seconds)) : 0
        }
        let passed = now.timeIntervalSince(date)
        guard passed.magnitude < 1e12 else { return 0 }
        return passed < 0 ? Int((-passed).rounded(.up)) : Int(passed)
    }

    /// Returns the number of seconds in the last shown unit.
    private func step(of seconds: Int) -> Double {
        switch form {
        case .timer, .span: 1
        case .relative:
            seconds < 3600 ? 1 : seconds < 86_400 ? 60 : seconds < 2_592_000 ? 3600 : 86_400
        case .offset:
            seconds < 60 ? 1 : seconds < 3600 ? 60 : seconds < 86_400 ? 3600 : 86_400
        }
    }

    /// Returns the largest unit with its number, and the next one unless it is zero.
    private static func parts(
        _ seconds: Int
    ) -> (first: LocalizedStringKey, second: LocalizedStringKey?) {
        let days = seconds / 86_400
        if days >= 365 {
            let months = min(days % 365 / 30, 11)
            return ("\(days / 365) yr", months > 0 ? "\(months) mo" : nil)
        }
        if days >= 30 {
            return ("\(days / 30) mo", days % 30 > 0 ? "\(days % 30) d" : nil)
        }
        let hours = seconds / 3600 % 24
        if days > 0 { return ("\(days) d", hours > 0 ? "\(hours) hr" : nil) }
        let minutes = seconds / 60 % 60
        if hours > 0 { return ("\(hours) hr", minutes > 0 ? "\(minutes) min" : nil) }
        if minutes > 0 {
            return ("\(minutes) min", seconds % 60 > 0 ? "\(seconds % 60) sec" : nil)
        }
        return ("\(seconds) sec", nil)
    }

    private static func clock(_ seconds: Int, showsHours: Bool) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let hours = seconds / 3600
        if showsHours, hours > 0 {
            return "\(hours):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
        }
        return "\(seconds / 60):\(two(seconds % 60))"
    }
}

/// The times at which a text with one or more live dates changes.
nonisolated struct LiveSchedule: TimelineSchedule, Hashable {
    let dates: [LiveDate]

    func pause(after date: Date) -> Double? {
        dates.compactMap { $0.pause(after: date) }.min()
    }
}
