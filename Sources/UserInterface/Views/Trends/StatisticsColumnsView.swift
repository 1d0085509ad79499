import CursesCore
import DataSource
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
                Grid(alignment: .leading, horizontalSpacing: 3) {
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
        let values: [(LocalizedStringKey, String)] = [
            ("mean", style.meanText(total.mean)), ("low", style.text(total.minimum)),
            ("high", style.text(total.maximum)), ("moved", style.changeText(of: total)),
            ("weigh-ins", (["\(total.readings)"] + left(total)).joined(separator: " · ")),
        ]
        Text(verbatim: name).bold()
        ForEach(values.indices, id: \.self) { index in
            HStack {
                Text(values[index].0).foregroundStyle(.secondary)
                Text(verbatim: values[index].1).bold()
            }
        }
    }

    private func left(_ total: Statistics) -> [String] {
        dayStyle.leftOut(total.leftOut).map { [$0] } ?? []
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
        if case .week = period, !aligned.hasHundredths {
            return dayStyle.title(of: period, from: day)
        }
        return dayStyle.name(of: period, from: day)
    }

    private var aligned: WeightStyle {
        let shown = statistics.flatMap { $0.statistics.prefix(limit) } + (total.map { [$0] } ?? [])
        return style.aligned(with: shown.flatMap { [$0.minimum, $0.maximum] })
    }
}
