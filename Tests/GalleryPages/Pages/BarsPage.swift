import CursesUI

enum BarsPage: PreviewProvider {
    static var previews: some View {
        Bars()
            .chartYAxisLabel("hours")
            .chartYAxis {
                AxisMarks(values: .stride(by: 2)) {
                    AxisGridLine()
                    AxisValueLabel()
                }
            }
    }
}

enum GroupedBarsPage: PreviewProvider {
    static var previews: some View { Bars(isGrouped: true).chartLegend(position: .top) }
}

enum LevelBarsPage: PreviewProvider {
    static var previews: some View {
        Chart(Exercise.week) { exercise in
            BarMark(x: .value("Hours", exercise.hours), y: .value("Day", exercise.day))
                .foregroundStyle(by: .value("Kind", exercise.kind))
        }
        .chartXAxisLabel("hours")
    }
}

enum ASCIIBarsPage: PreviewProvider {
    static var previews: some View { Bars() }
}

private struct Bars: View {
    var isGrouped = false

    var body: some View {
        Chart(Exercise.week) { exercise in
            if isGrouped {
                mark(exercise).position(by: .value("Kind", exercise.kind))
            } else {
                mark(exercise)
            }
        }
        .chartForegroundStyleScale(["walked": .green, "ran": .red])
    }

    private func mark(_ exercise: Exercise) -> some ChartContent {
        BarMark(x: .value("Day", exercise.day), y: .value("Hours", exercise.hours))
            .foregroundStyle(by: .value("Kind", exercise.kind))
            .cornerRadius(4)
    }
}

private struct Exercise: Identifiable {
    let day: String
    let kind: String
    let hours: Double

    var id: String { day + kind }

    static let week = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].enumerated().flatMap {
        [
            Exercise(day: $1, kind: "walked", hours: Double($0 % 4 + 1)),
            Exercise(day: $1, kind: "ran", hours: Double($0 * 3 % 5) / 2),
        ]
    }
}
