import DataSource

@testable import Model

extension GoalOutlook {
    static let samples: [GoalOutlook] = [
        sample(.unknown), sample(.away), reached(.reached, 0), reached(.passed, 0.4),
        sample(.expected(Day.preview.advanced(by: 30)...Day.preview.advanced(by: 50))),
        sample(.notBefore(Day.preview.advanced(by: 400))), sample(.untested),
        GoalOutlook(
            goal: Goal(71...73),
            distance: 0,
            course: .reached,
            state: .reached,
            keptDays: 41
        ),
        GoalOutlook(goal: Goal(75...77), distance: 0.6, course: .unknown),
    ]

    private static func sample(_ course: GoalCourse) -> GoalOutlook {
        GoalOutlook(
            goal: Goal(71.5...71.5, by: Day.preview.advanced(by: 101)),
            distance: -1.5,
            course: course,
            progress: GoalProgress(done: 7.1, of: 8.6),
            pace: -0.1
        )
    }

    private static func reached(_ course: GoalCourse, _ distance: Double) -> GoalOutlook {
        let day = Day.preview.advanced(by: -201)
        return GoalOutlook(
            goal: Goal(weight: 71.5, setOn: day, trend: 80, reachedOn: day),
            distance: distance,
            course: course,
            state: .reached
        )
    }
}
