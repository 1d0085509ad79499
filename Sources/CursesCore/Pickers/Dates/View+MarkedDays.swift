extension View {
    /// Says which days the calendars in the view mark, and what that means.
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

/// The days that calendars mark.
struct MarkedDays {
    /// What a mark means, which stands under the days.
    var meaning: LocalizedStringKey?
    let contains: (any CalendarDay) -> Bool
}

private struct MarkedDaysKey: EnvironmentKey {
    static let defaultValue = MarkedDays { _ in false }
}

extension EnvironmentValues {
    var markedDays: MarkedDays { self[MarkedDaysKey.self] }
}
