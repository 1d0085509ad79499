import CursesUI
import Model

extension Import.Part {
    var label: LocalizedStringKey {
        switch self {
        case .new: "New"
        case .here: "Known before"
        case .refused: "Refused"
        }
    }

    func verb(_ count: Int) -> LocalizedStringKey {
        switch self {
        case .new: "new \(count)"
        case .here: "known before \(count)"
        case .refused: "refused \(count)"
        }
    }
}
