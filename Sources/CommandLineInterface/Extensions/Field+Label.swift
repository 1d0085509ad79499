import CursesCore
import DataSource
import Model
import SharedInterface

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

extension PersonField {
    func label(_ settings: Settings) -> LocalizedStringKey {
        switch self {
        case .name: "Name"
        case .weight: settings.weightUnit.fieldLabel
        case .height: settings.heightUnit.fieldLabel
        case .birthDate: "Birth date"
        case .goalWeight: settings.weightUnit.goalLabel
        case .goalBy: "Goal by"
        case .ownMeasure1: "Measure 1"
        case .ownMeasure2: "Measure 2"
        case .ownMeasure3: "Measure 3"
        }
    }
}
