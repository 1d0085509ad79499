import CursesCore
import DataSource
import Model
import SharedInterface

// Column widths of the settings, by all texts that a value may have.
struct SettingWidths {
    // Width of a picker with its arrows.
    let control: Double
    // Includes the longest explanation, so that all rows have one or none has.
    let row: Double
    // Includes the labels and the frame around the section.
    let form: Double

    init(_ store: Preferences, _ days: DayStyle) {
        let rows = Preferences.Row.all
        let choices = rows.flatMap { row in row.choices.map { (row, $0) } }
        let explanations = choices.map { row, choice in
            days.string(store.explanation(of: choice, in: row, days.string))
        }
        control = days.column("", choices.map { days.string($1.label) }, least: 18) + 4
        row = control + 1 + days.column("", explanations)
        form = row + days.column("", rows.map { days.string($0.title) }) + 6
    }
}
