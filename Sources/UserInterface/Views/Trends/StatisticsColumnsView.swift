import CursesCore
import DataSource
import Model
import SharedInterface

// The newest statistics of each period, side by side.
struct StatisticsColumnsView: View {
    @Environment(\.dayStyle) private var dayStyle
    var total: Statistics?
    var days: ClosedRange<Day>?
    let statistics: [PeriodStatistics]
    let style: WeightStyle
    // Title with the unit; `nil` if an enclosing title names it.
    var tableLabel: LocalizedStringKey?
    var limit = 5
    // A year without its own column.
    var year: Statistics?
    // Omits the lowest and the highest.
    var isShort = false

    var body: some View {
        VStack(alignment: .leading) {
            if total != nil || year != nil {
                Grid(alignment: .leading, spacing: Size(width: 3, height: 0)) {
                    if let total, let days {
                        GridRow { line(dayStyle.length(days), total) }
                    }
                    if let year {
                        GridRow { line(dayStyle.name(of: .year, from: year.firstDay), year) }
                    }
                }
                .lineLimit(1)
                .padding(.bottom)
            }
            HStack(alignment: .top, spacing: 0) {
                ForEach(statistics.indices, id: \.self) { index in
                    if index > 0 { Spacer(minLength: 3).frame(maxWidth: 30) }
                    column(statistics[index])
                }
            }
        }
    }

    @ViewBuilder private func line(_ name: String, _ total: Statistics) -> some View {
        let style = aligned
        let counts = ["\(total.readings)", dayStyle.leftOut(total.leftOut)].compactMap(\.self)
        let values: [(LocalizedStringKey, String)] = [
            ("mean", style.meanText(total.mean)), ("low", style.text(total.minimum)),
            ("high", style.text(total.maximum)), ("trend", style.changeText(of: total)),
            ("weigh-ins", counts.joined(separator: " · ")),
        ]
        Text(verbatim: name).bold()
        ForEach(values.indices, id: \.self) { index in
            HStack {
                Text(values[index].0).foregroundStyle(.secondary)
                Text(verbatim: values[index].1).bold()
            }
        }
    }

    private func column(_ item: PeriodStatistics) -> some View {
        let style = aligned
        return Grid(alignment: .trailing) {
            GridRow {
                Text(verbatim: head(item.period)).gridColumnAlignment(.leading)
                StatisticsHeads(isShort: isShort)
            }
            .foregroundStyle(.secondary)
            ForEach(item.statistics.prefix(limit)) { statistics in
                GridRow {
                    StatisticsCells(
                        name: name(of: item.period, from: statistics.firstDay),
                        statistics: statistics,
                        style: style,
                        isShort: isShort
                    )
                }
            }
        }
        .lineLimit(1)
    }

    private func head(_ period: Period) -> String {
        let names = [period.label] + [tableLabel].compactMap(\.self)
        return names.map(dayStyle.string).joined(separator: " · ")
    }

    // A week has enough space for both of its ends.
    private func name(of period: Period, from day: Day) -> String {
        if case .week = period, aligned.digits == 1 {
            return dayStyle.title(of: period, from: day)
        }
        return dayStyle.name(of: period, from: day)
    }

    private var aligned: WeightStyle {
        let shown = statistics.flatMap { $0.statistics.prefix(limit) } + (total.map { [$0] } ?? [])
        return style.aligned(with: shown.flatMap { [$0.minimum, $0.maximum] })
    }
}

// The shown days and the newest of each period.
struct TrendsStatisticsView: View {
    let store: Trends
    let columns: Int
    var isShort = false

    var body: some View {
        StatisticsColumnsView(
            total: store.total,
            days: store.weighedDays,
            statistics: Array(store.shownStatistics.prefix(columns)),
            style: WeightStyle(store.measure, store.settings),
            tableLabel: store.measure.tableLabel(UnitStyle(store.settings)),
            year: columns > 2 ? nil : newestYear,
            isShort: isShort
        )
    }

    private var newestYear: Statistics? {
        store.shownStatistics.first { $0.period == .year }?.statistics.first
    }
}

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
        Text("trend")
        Text("weigh-ins")
    }
}

// From lowest to highest weight in half cells, with the mean if most bars are long enough.
struct StatisticsBarView: View {
    // In shorter bars the mean would hide which side is longer.
    private static let leastWithMean = 5.0

    let row: StatisticsRow
    // Mean share of the column that a bar fills.
    let share: Double

    var body: some View {
        if let extent = row.extent, let mean = row.mean {
            GeometryReader { proxy in
                let halves =
                    half(extent.lowerBound, of: proxy)...half(extent.upperBound, of: proxy)
                if share * Double(proxy.columns) < Self.leastWithMean {
                    bar(halves)
                } else {
                    bar(halves, mean)
                }
            }
            .frame(height: 1)
            .drawingGroup()
        }
    }

    private func half(_ place: Double, of proxy: GeometryProxy) -> Int {
        Int((place * Double(max(0, proxy.columns * 2 - 1))).rounded())
    }

    // A bar that starts or ends within a cell takes half of it.
    private func bar(_ halves: ClosedRange<Int>) -> some View {
        let (first, last) = (halves.lowerBound / 2, halves.upperBound / 2)
        let cells = (first...last).map { cell in
            switch (halves.contains(cell * 2), halves.contains(cell * 2 + 1)) {
            case (true, true): "─"
            case (true, false): "╴"
            default: "╶"
            }
        }
        return HStack(spacing: 0) {
            Text(verbatim: String(repeating: " ", count: first))
            line(cells.joined())
        }
    }

    // Within the cell of the mean, no line is drawn.
    private func bar(_ halves: ClosedRange<Int>, _ mean: Double) -> some View {
        let (first, last) = (halves.lowerBound / 2, halves.upperBound / 2)
        let mean = first + Int((Double(last - first) * place(of: mean)).rounded())
        let below = halves.lowerBound.isMultiple(of: 2) ? "─" : "╶"
        let above = halves.upperBound.isMultiple(of: 2) ? "╴" : "─"
        return HStack(spacing: 0) {
            Text(verbatim: String(repeating: " ", count: first))
            if first < mean { line(below + String(repeating: "─", count: mean - first - 1)) }
            Text(verbatim: "●").foregroundStyle(.tint)
            if mean < last { line(String(repeating: "─", count: last - mean - 1) + above) }
        }
    }

    // Relative to the ends: in few cells this shows more than the position in the column.
    private func place(of mean: Double) -> Double {
        guard let extent = row.extent, extent.upperBound > extent.lowerBound else { return 0 }
        let length = extent.upperBound - extent.lowerBound
        return min(max(0, (mean - extent.lowerBound) / length), 1)
    }

    private func line(_ cells: String) -> some View {
        Text(verbatim: cells).foregroundStyle(.secondary)
    }
}

// The mean, or a sign for an unreadable or empty period.
struct StatisticsMeanView: View {
    let row: StatisticsRow
    let style: WeightStyle

    var body: some View {
        if row.isUnread {
            Text(verbatim: "▲").foregroundStyle(.danger)
        } else {
            Text(verbatim: row.statistics.map { style.mean($0.mean) } ?? "–").bold()
        }
    }
}
