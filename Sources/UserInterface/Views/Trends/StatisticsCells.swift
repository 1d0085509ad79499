import CursesCore
import DataSource
import SharedInterface

// The cells that all statistics tables share.
struct StatisticsCells: View {
    let name: String
    let statistics: Statistics
    let style: WeightStyle
    // Omits the lowest and the highest.
    var isShort = false

    var body: some View {
        Text(verbatim: name)
        Text(verbatim: style.mean(statistics.mean))
        if !isShort {
            Text(verbatim: style.cell(statistics.minimum))
            Text(verbatim: style.cell(statistics.maximum))
        }
        Text(verbatim: style.change(of: statistics))
        Text(verbatim: "\(statistics.readings)")
    }
}

struct StatisticsHeads: View {
    var isShort = false

    var body: some View {
        Text("mean")
        if !isShort {
            Text("low")
            Text("high")
        }
        Text("moved")
        Text("weigh-ins")
    }
}
