extension View {
    /// Marks days in the calendars inside, with an optional meaning shown below them.
    public func markedDays<D: CalendarDay>(
        _ meaning: LocalizedStringKey? = nil,
        _ isMarked: @escaping (D) -> Bool
    ) -> ModifiedView {
        environment { environment in
            environment[MarkedDaysKey.self] = MarkedDays(meaning: meaning) { day in
                D(day).map(isMarked) ?? false
            }
        }
    }
}

/// The marked days of calendars.
struct MarkedDays {
    /// The meaning of a mark, shown below the days.
    var meaning: LocalizedStringKey?
    let contains: (any CalendarDay) -> Bool
}

private struct MarkedDaysKey: EnvironmentKey {
    static let defaultValue = MarkedDays { _ in false }
}

extension EnvironmentValues {
    var markedDays: MarkedDays { self[MarkedDaysKey.self] }
}
