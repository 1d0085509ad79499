import CursesCore
import DataSource
import Model
import SharedInterface

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
