import CursesCore
import Model

extension Import.Part {
    func verb(_ count: Int) -> LocalizedStringKey {
        switch self {
        case .new: "new \(count)"
        case .here: "already here \(count)"
        case .refused: "refused \(count)"
        }
    }
}

extension Import.Part {
    var key: KeyEquivalent {
        switch self {
        case .new: "n"
        case .here: "h"
        case .refused: "r"
        }
    }
}
