import CursesUI
import Model

extension Import.Part {
    func verb(_ count: Int) -> LocalizedStringKey {
        switch self {
        case .new: "new \(count)"
        case .here: "here already \(count)"
        case .refused: "refused \(count)"
        }
    }
}
