import CursesCharts
import CursesCore
import CursesTesting

/// How what was measured grows with the length of a history, drawn by the toolkit.
struct GrowthChart: View {
    let measures: [Growth.Measure]

    /// The charts as text.
    static func text(of growth: Growth) -> String {
        let pilot = Pilot(
            GrowthChart(measures: growth.measures),
            size: Size(width: 80, height: 10 * growth.measures.count)
        )
        // Under the charts stands what a window says of its keys.
        return pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
            .dropLast().joined(separator: "\n")
    }

    var body: some View {
        VStack(spacing: 1) {
            ForEach(measures, id: \.name) { measure in
                VStack(alignment: .leading) {
                    Text(verbatim: "\(measure.name), \(measure.unit)")
                    Chart(measure.values, id: \.count) { value in
                        BarMark(
                            x: .value("weigh-ins", Self.name(of: value.count)),
                            y: .value(measure.unit, value.amount)
                        )
                    }
                    .frame(height: 8)
                }
            }
        }
    }

    private static func name(of count: Int) -> String {
        count < 1_000 ? "\(count)" : "\(count / 1_000)k"
    }
}
