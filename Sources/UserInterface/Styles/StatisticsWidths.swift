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
        moved = days.column("trend", least: 6)
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

    var whole: Double { max(title, name) + cell * 3 + Self.bar + 40 }

    // The columns up to the difference.
    var upToDifference: Double { leastName + cell + moved + readings + difference + 8 }
}

// Title of a statistics table: period, unit, person and position of the marked row.
struct StatisticsHeading {
    let store: Trends
    let selection: StatisticsRow.ID?
    let days: DayStyle
    let names: NameStyle

    func text(of period: Period) -> Text {
        let unit = days.string(store.measure.tableLabel(UnitStyle(store.settings)))
        let name = names.name(store.person.name)
        let isPart = [.fatMass, .leanMass].contains(store.measure)
        let measure = isPart ? "\(days.string(store.measure.label)) · " : ""
        return Text(verbatim: "\(days.string(period.title)) · \(measure)\(unit) · \(name)")
    }

    var place: String {
        let rows = store.presentedRows
        return rows.count > 1 ? "\(index + 1)/\(rows.count)" : ""
    }

    var row: StatisticsRow? {
        store.presentedRows.indices.contains(index) ? store.presentedRows[index] : nil
    }

    private var index: Int {
        selection.flatMap { id in store.presentedRows.firstIndex { $0.id == id } } ?? 0
    }
}

// Row names of a statistics table, including gaps.
struct StatisticsNames {
    let period: Period
    let dayStyle: DayStyle

    func title(of row: StatisticsRow) -> String {
        isOne(row) ? dayStyle.title(of: period, from: row.days.lowerBound) : dayStyle.span(row.days)
    }

    func name(of row: StatisticsRow) -> String {
        let name = dayStyle.name(of: period, from: row.days.lowerBound)
        return isOne(row) ? name : "\(name) …"
    }

    // False for a gap of several periods.
    private func isOne(_ row: StatisticsRow) -> Bool {
        let days = row.days.lowerBound.distance(to: row.days.upperBound) + 1
        return switch period {
        case .week: days <= 7
        case .month: days <= 31
        case .year: days <= 366
        }
    }

    func count(of row: StatisticsRow) -> String {
        row.isUnread ? "–" : "\(row.statistics?.readings ?? 0)"
    }

    // The shortest name that is unique, for the smallest screen.
    func shortName(of row: StatisticsRow) -> String {
        let day = row.days.lowerBound
        return switch period {
        case .week: dayStyle.date(day, near: day)
        case .month: String(day.description.prefix(7))
        case .year: dayStyle.name(of: period, from: day)
        }
    }
}
