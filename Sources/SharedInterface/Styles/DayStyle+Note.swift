import CursesCore
import DataSource
package import Model

extension DayStyle {
    package func note(of entry: HistoryEntry) -> String {
        let note = entry.weighIn.note
        guard entry.isSlip else { return note }
        let slip = string("left out of the curve")
        return note.isEmpty ? slip : "\(slip) · \(note)"
    }
}
