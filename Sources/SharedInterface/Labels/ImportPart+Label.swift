package import CursesCore
package import Model

extension Import.Part {
    package var label: LocalizedStringKey {
        switch self {
        case .new: "New"
        case .here: "Already here"
        case .refused: "Refused"
        }
    }
}
