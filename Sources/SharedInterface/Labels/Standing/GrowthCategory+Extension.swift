package import CursesCore
package import DataSource

extension GrowthCategory {
    package var label: LocalizedStringKey {
        switch self {
        case .severeThinness: "severe thinness"
        case .thinness: "thinness"
        case .normal: Self.normalLabel
        case .possibleRiskOfOverweight: "possible risk of overweight"
        case .underweight: "underweight"
        case .healthyWeight: "healthy weight"
        case .overweight: "overweight"
        case .obesity: "obesity"
        case .obesityClass2: "class 2 obesity"
        case .obesityClass3: "class 3 obesity"
        }
    }

    // The argument is empty: it only tells the key from that of adults, as Japanese has another
    // word for each.
    package static let normalLabel: LocalizedStringKey = "normal\("")"

    package var severity: Severity {
        switch self {
        case .normal, .healthyWeight: .normal
        case .thinness, .possibleRiskOfOverweight, .underweight, .overweight: .raised
        case .severeThinness, .obesity, .obesityClass2, .obesityClass3: .high
        }
    }
}
