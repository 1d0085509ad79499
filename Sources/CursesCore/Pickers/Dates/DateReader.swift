/// The bounds of a field of a day, and the words for days that it reads.
package struct DateReader<D: CalendarDay> {
    package let today: D?
    package let earliest: D?
    package let latest: D?
    /// The words for yesterday, today and tomorrow, with their distance from today in days.
    package let words: [String: Int]

    package init(earliest: D?, latest: D?, environment: EnvironmentValues) {
        today = environment.today.flatMap { D($0) }
        self.earliest = earliest
        self.latest = latest
        var words = ["yesterday": -1, "today": 0, "tomorrow": 1]
        words[environment.string("yesterday").lowercased()] = -1
        words[environment.string("today").lowercased()] = 0
        words[environment.string("tomorrow").lowercased()] = 1
        self.words = words
    }

    package func contains(_ date: D) -> Bool {
        date >= earliest ?? date && date <= latest ?? date
    }

    /// Returns the nearest day inside the bounds.
    package func clamped(_ date: D) -> D {
        date.clamped(from: earliest, to: latest)
    }

    /// Returns a day with the part under the cursor stepped, clamped to the bounds.
    package func stepped(_ date: D, shown text: String, at cursor: Int, by step: Int) -> String {
        let next: D? =
            switch text == date.isoText ? cursor : text.count + 8 {
            case ...4: date.shifted(months: 12 * step)
            case 5...7: date.shifted(months: step)
            default: date.shifted(days: step)
            }
        return clamped(next ?? date).isoText
    }
}
