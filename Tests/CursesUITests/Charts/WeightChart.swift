@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Weights, their trend, the goal and the healthy band, as a tracker shows them.
struct WeightChart: View {
    var body: some View {
        Chart {
            RectangleMark(yStart: .value("Healthy", 58.7), yEnd: .value("Healthy", 72.6))
                .foregroundStyle(.success)
            RuleMark(y: .value("Goal", 71.5))
                .annotation(position: .overlay, alignment: .trailing) { Text("goal 71.5") }
            ForEach(TestWeighIn.weekly) { weighIn in
                LineMark(x: .value("Day", weighIn.day), y: .value("trend", weighIn.trend))
                    .foregroundStyle(.tint)
                PointMark(x: .value("Day", weighIn.day), y: .value("weight", weighIn.weight))
            }
        }
    }
}
