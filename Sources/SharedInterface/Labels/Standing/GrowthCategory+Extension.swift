package import CursesCore
package import DataSource

extension GrowthCategory {
    package var label: LocalizedStringKey {
        switch self {
        case .severeThinness: "severe thinness"
        case .thinness: "thinness"
        case .normal: "normal"
        case .possibleRiskOfOverweight: "possible risk of overweight"
        case .underweight: "underweight"
        case .healthyWeight: "healthy weight"
        case .overweight: "overweight"
        case .obesity: "obesity"
        case .obesityClass2: "class 2 obesity"
        case .obesityClass3: "class 3 obesity"
        }
    }

    package var severity: Severity {
        switch self {
        case .normal, .healthyWeight: .normal
        case .thinness, .possibleRiskOfOverweight, .underweight, .overweight: .raised
        case .severeThinness, .obesity, .obesityClass2, .obesityClass3: .high
        }
    }
}
