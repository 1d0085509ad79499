import CursesUI
package import DataSource

extension DayStyle {
    package func text(_ course: GoalCourse, near today: Day) -> String? {
        switch course {
        case .unknown: nil
        case .reached: string("at the goal")
        case .passed: string("goal reached")
        case .away: string("moving away from the goal")
        case .expected(let days): span(days, near: today)
        case .notBefore(let day): string("\(month(day)) at the earliest")
        }
    }
}
