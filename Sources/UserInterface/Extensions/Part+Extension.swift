import CursesUI
import Model

extension Import.Part {
    func verb(_ count: Int) -> LocalizedStringKey {
        switch self {
        case .new: "new \(count)"
        case .here: "known before \(count)"
        case .refused: "refused \(count)"
        }
    }
}
