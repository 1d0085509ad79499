import CursesUI

enum ChartPage: PreviewProvider {
    static var previews: some View { WeightChart() }
}

enum CrosshairPage: PreviewProvider {
    static var previews: some View { SelectedChart() }
}

enum HalfBlocksPage: PreviewProvider {
    static var previews: some View { WeightChart() }
}

enum ASCIIPage: PreviewProvider {
    static var previews: some View { WeightChart() }
}

private struct SelectedChart: View {
    @State private var day: PageDay?

    var body: some View { WeightChart().chartXSelection(value: $day) }
}

/// Weights, their trend, the goal and the healthy band, as a tracker shows them.
private struct WeightChart: View {
    var body: some View {
        Chart {
            RectangleMark(yStart: .value("Healthy", 58.7), yEnd: .value("Healthy", 72.6))
                .foregroundStyle(.tertiary)
            RuleMark(y: .value("Goal", 71.5))
                .annotation(position: .overlay, alignment: .trailing) { Text("goal 71.5") }
            ForEach(PageWeighIn.weekly) { weighIn in
                LineMark(x: .value("Day", weighIn.day), y: .value("trend", weighIn.trend))
                    .foregroundStyle(.tint)
                PointMark(x: .value("Day", weighIn.day), y: .value("weight", weighIn.weight))
            }
        }
    }
}
