import CursesCore
import DataSource
import Model
import SharedInterface

extension Assessment {
    var accent: Answer.Accent? { severity?.accent }
}

extension Severity {
    var accent: Answer.Accent {
        switch self {
        case .normal: .good
        case .high: .bad
        case .raised: .doubtful
        }
    }
}

extension WeighInEditor.Field {
    func label(_ settings: Settings) -> LocalizedStringKey {
        switch self {
        case .weight: settings.weightUnit.fieldLabel
        case .day: "Day"
        case .time: "Time"
        case .height: settings.heightUnit.fieldLabel
        case .measure(let measure): measure.fieldLabel(settings.heightUnit)
        case .note: "Note"
        }
    }
}
