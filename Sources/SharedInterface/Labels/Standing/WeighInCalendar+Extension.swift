package import CursesCore
package import Model

extension WeighInCalendar {
    package var streakLabel: LocalizedStringKey {
        let weighed = levels.suffix(30).count { $0 != nil }
        guard weighed > 0 else { return "No weigh-in in the last 30 days" }
        guard streak > 1 else { return "Weighed in on \(weighed) of the last 30 days" }
        return isStreakLonger
            ? "Weighed in over \(streak) days in a row, \(weighed) of the last 30"
            : "Weighed in \(streak) days in a row, \(weighed) of the last 30"
    }
}
