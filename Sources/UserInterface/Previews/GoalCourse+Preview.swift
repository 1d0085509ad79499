import DataSource

extension GoalCourse {
    static let samples: [GoalCourse] = [
        .unknown, .reached, .passed, .away,
        .expected(Day.preview.advanced(by: 30)...Day.preview.advanced(by: 30)),
        .expected(Day.preview.advanced(by: 30)...Day.preview.advanced(by: 50)),
        .expected(Day.preview.advanced(by: 30)...Day.preview.advanced(by: 100)),
        .notBefore(Day.preview.advanced(by: 400)),
    ]
}
