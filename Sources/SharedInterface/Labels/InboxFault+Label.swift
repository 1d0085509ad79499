package import CursesCore
package import Model

extension InboxFault {
    package func label(_ style: UnitStyle) -> LocalizedStringKey {
        switch self {
        case .entry(let error): error.label(style)
        case .nobody(let name): "nobody here is called \(name)"
        case .unknown(let word): "“\(word)” is no name, day or weight"
        case .noPerson: "begin the line with a name"
        case .noDay: "which day? Write it before the weight"
        case .unusual: "far from the other weigh-ins: enter it in the app or by bmi-tui add"
        }
    }
}
