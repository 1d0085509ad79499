import CursesCore
import DataSource
package import Model

extension DayStyle {
    package func note(of entry: HistoryEntry) -> String {
        let note = entry.weighIn.note
        guard let slip = slip(entry) else { return note }
        return note.isEmpty ? slip : "\(slip) · \(note)"
    }

    package func slip(_ entry: HistoryEntry) -> String? {
        entry.isSlip ? string("left out of the curve") : nil
    }

    // `nil` if all weigh-ins are in the mean.
    package func leftOut(_ count: Int) -> String? {
        switch count {
        case 0: nil
        case 1: string("1 left out of the curve")
        default: string("\(count) left out of the curve")
        }
    }
}
