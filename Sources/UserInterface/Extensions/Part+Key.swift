import CursesCore
import Model

extension Import.Part {
    var key: KeyEquivalent {
        switch self {
        case .new: "n"
        case .here: "h"
        case .refused: "r"
        }
    }
}
