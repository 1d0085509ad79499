import CursesUI
import DataSource

extension BMICategory {
    var label: LocalizedStringKey {
        switch self {
        case .severeThinness: "severe thinness"
        case .moderateThinness: "moderate thinness"
        case .mildThinness: "mild thinness"
        case .underweight: "underweight"
        case .normal: "normal"
        case .acceptable: "acceptable"
        case .increasedRisk: "increased risk"
        case .highRisk: "high risk"
        case .overweight: "overweight"
        case .preObese: "pre-obese"
        case .obese1: "obese class I"
        case .obese2: "obese class II"
        case .obese3: "obese class III"
        case .obese4: "obese class IV"
        }
    }

    var style: SemanticStyle {
        switch self {
        case .normal, .acceptable: .success
        case .severeThinness, .obese2, .obese3, .obese4, .highRisk: .danger
        default: .warning
        }
    }
}
