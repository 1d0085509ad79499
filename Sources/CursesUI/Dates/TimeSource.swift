/// Edits the time of a date as text, to the minute; the seconds stay, within the bounds.
struct TimeSource: TextFieldSource {
    let selection: Binding<Date>
    let earliest: Date?
    let latest: Date?
    let field: FieldMemory
    let memory: TimeMemory

    func text(shown: String?) -> String {
        let minute = Self.minute(of: selection.wrappedValue)
        guard let shown, accepts(shown), let typed = ClockTime(shown) else {
            return shown ?? text(minute)
        }
        if !field.isTouched, typed.minute == minute { return shown }
        memory.original = nil
        return text(minute)
    }

    /// Sets the time of a text; invalid text restores the time before the edit.
    func set(_ text: String) {
        let original = memory.original ?? selection.wrappedValue
        memory.original = original
        let time = accepts(text) ? ClockTime(text) : nil
        let date = time.map { bounded(self.date(at: $0.minute)) } ?? original
        if selection.wrappedValue != date { selection.wrappedValue = date }
        field.model = self.text(Self.minute(of: date))
    }

    func accepts(_ text: String) -> Bool {
        guard let time = ClockTime(text) else { return false }
        let date = date(at: time.minute)
        return Self.startOfMinute(bounded(date)) == Self.startOfMinute(date)
    }

    func complaint(about text: String) -> LocalizedStringKey {
        guard let time = ClockTime(text) else { return "not a time of day" }
        if let earliest, date(at: time.minute) < earliest {
            return "not before \(self.text(Self.minute(of: earliest)))"
        }
        return latest.map { "not after \(self.text(Self.minute(of: $0)))" } ?? "not a time of day"
    }

    /// Steps the hour or the minute under the cursor, up to the bounds; without any, past midnight.
    func stepped(_ text: String, at cursor: Int, by step: Double) -> String? {
        guard let time = ClockTime(text) else { return nil }
        let isHour = cursor <= (text.firstIndex(of: ":")?.utf16Offset(in: text) ?? 0)
        let next = time.minute + Int(step) * (isHour ? 60 : 1)
        let isUnbounded = earliest == nil && latest == nil
        let minute = isUnbounded ? (next % 1440 + 1440) % 1440 : next.clamped(from: 0, to: 1439)
        return self.text(Self.minute(of: bounded(date(at: minute))))
    }

    private func text(_ minute: Int) -> String { ClockTime(minute: minute).text }

    private func date(at minute: Int) -> Date {
        var moment = Moment(selection.wrappedValue, in: .current)
        if moment.secondOfDay / 60 == minute { return selection.wrappedValue }
        moment.secondOfDay = minute * 60 + moment.secondOfDay % 60
        return moment.date(in: .current)
    }

    private func bounded(_ date: Date) -> Date {
        date.clamped(from: earliest, to: latest)
    }

    private static func minute(of date: Date) -> Int {
        Moment(date, in: .current).secondOfDay / 60
    }

    private static func startOfMinute(_ date: Date) -> Date {
        let seconds = date.timeIntervalSince1970
        return Date(timeIntervalSince1970: (seconds / 60).rounded(.down) * 60)
    }
}

/// The state of a time field: the date before the edit.
final class TimeMemory {
    var original: Date?
}

/// A time of day typed by the user: `7`, `730`, `7:30`, `7.30`, `7:30 pm`, `7時30分`.
nonisolated struct ClockTime: Equatable {
    /// The minutes since midnight.
    let minute: Int

    init(minute: Int) {
        self.minute = minute
    }

    init?(_ text: String) {
        guard text.utf8.count <= 32 else { return nil }
        var text = text.lowercased().filter { !$0.isWhitespace }
        var half: Int?
        for (suffix, hours) in [("am", 0), ("pm", 12), ("a", 0), ("p", 12)]
        where half == nil && text.hasSuffix(suffix) {
            half = hours
            text.removeLast(suffix.count)
        }
        guard text.allSatisfy({ $0.isASCII && $0.isNumber || ":.h時分".contains($0) }) else {
            return nil
        }
        var parts = text.split { !$0.isNumber }.map(String.init)
        if parts.count == 1, (3...4).contains(parts[0].count) {
            parts = [String(parts[0].dropLast(2)), String(parts[0].suffix(2))]
        }
        guard (1...2).contains(parts.count), parts.allSatisfy({ $0.count <= 2 }),
            let hour = Int(parts[0]), let minute = parts.count == 2 ? Int(parts[1]) : 0,
            minute < 60, half == nil ? hour < 24 : (1...12).contains(hour)
        else { return nil }
        self.minute = (half.map { hour % 12 + $0 } ?? hour) * 60 + minute
    }

    /// The hours and minutes with two digits each.
    var text: String {
        let parts = [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return parts.joined(separator: ":")
    }
}
