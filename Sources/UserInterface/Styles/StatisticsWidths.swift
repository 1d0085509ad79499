import CursesCore
import DataSource
import Model
import SharedInterface

// Column widths of a statistics table, by its content.
struct StatisticsWidths {
    private static let leastBar = 10.0
    private static let mostOfLeastBar = 20.0
    private static let leastMean = 1.0
    static let bar = 126.0
    private static let shortName = 8.0

    let title: Double
    let name: Double
    let cell: Double
    let moved: Double
    let readings: Double
    let difference: Double
    // Least width at which bars can be compared.
    let leastBar: Double
    // Mean share of the column that a bar fills; bars of a single weigh-in have no length.
    let barShare: Double

    init(_ rows: [StatisticsRow], _ names: StatisticsNames, _ style: WeightStyle) {
        let days = names.dayStyle
        func widest(_ texts: (StatisticsRow) -> [String]) -> Double {
            Double(rows.flatMap(texts).map(PlainText.width).max() ?? 0)
        }
        // At least as wide as a month, so that the columns of months and years align.
        title = max(widest { [names.title(of: $0)] }, Double(days.width(days.fullMonth)))
        name = max(widest { [names.name(of: $0)] }, Double(days.width(days.month)))
        cell = max(
            4,
            widest { row in
                row.statistics.map {
                    [style.mean($0.mean), style.cell($0.minimum), style.cell($0.maximum)]
                } ?? []
            }
        )
        moved = days.column("moved", least: 6)
        readings = days.column("weigh-ins", rows.map(names.count), least: 6)
        difference = days.column("vs prev.", least: 6)
        let lengths = rows.compactMap(\.extent).map { $0.upperBound - $0.lowerBound }
            .filter { $0 > 0 }
        barShare = lengths.isEmpty ? 1 : lengths.reduce(0, +) / Double(lengths.count)
        leastBar = min(
            max(Self.leastBar, (Self.leastMean / barShare).rounded(.up)),
            Self.mostOfLeastBar
        )
    }

    var leastName: Double { min(name, Self.shortName) }

    // All columns with the mark and the spacing.
    var least: Double { title + leastBar + numbers + 16 }

    var titleWithoutBar: Double { title + numbers + 14 }

    var withoutBar: Double { name + numbers + 14 }

    private var numbers: Double { cell * 3 + moved + readings + difference }

    // Widths from 200 on would be points instead of columns.
    var whole: Double { min(199, max(title, name) + cell * 3 + Self.bar + 40) }

    // The columns up to the difference.
    var upToDifference: Double { leastName + cell + moved + readings + difference + 8 }
}
