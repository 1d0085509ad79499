package import CursesCore
package import DataSource
package import Model

@MainActor
extension PersonField {
    package func label(_ settings: Settings) -> LocalizedStringKey {
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
