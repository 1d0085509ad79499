import CursesCore
import DataSource
import Model
import SharedInterface

extension JumpNotice {
    func label(_ style: DayStyle) -> LocalizedStringKey {
        switch self {
        case .nothing: "No weigh-ins here to go to."
        case .nearest(let nearest, let day):
            "No weigh-in on \(style.full(day)); the nearest is of \(style.full(nearest))."
        }
    }
}
