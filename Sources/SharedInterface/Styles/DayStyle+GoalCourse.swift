import CursesCore
package import DataSource

extension DayStyle {
    package func text(_ course: GoalCourse, near today: Day) -> String? {
        switch course {
        // Shown beside the goal instead.
        case .unknown, .reached, .untested, .passed: nil
        case .away: string("moving away from the goal")
        case .expected(let days): string("at this rate \(span(days, near: today))")
        case .notBefore(let day): string("\(month(day)) at the earliest")
        }
    }

    // Longest text first; unlabelled texts are for places that already name the goal.
    package func texts(
        _ course: GoalCourse,
        near today: Day,
        isLabelled: Bool = true
    ) -> [String] {
        if case .away = course, !isLabelled { return [string("moving away")] }
        let text = text(course, near: today).map { [$0] } ?? []
        guard case .expected(let days) = course, days.lowerBound < days.upperBound else {
            return text
        }
        let (first, last) = (days.lowerBound, days.upperBound)
        let isExact = first.distance(to: last) <= Self.mostDays
        let ends = (isExact ? [date(last, near: today)] : []) + [month(last)]
        return text + ends.map { string("at this rate by \($0)") }
    }
}
