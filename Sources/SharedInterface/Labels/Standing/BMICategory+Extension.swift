package import CursesCore
package import DataSource

extension BMICategory {
    package var label: LocalizedStringKey {
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
        case .obeseClass1: "obese class I"
        case .obeseClass2: "obese class II"
        case .obeseClass3: "obese class III"
        case .obese1: "obese I"
        case .obese2: "obese II"
        case .obeseDegree1: "obese degree 1"
        case .obeseDegree2: "obese degree 2"
        case .obeseDegree3: "obese degree 3"
        case .obeseDegree4: "obese degree 4"
        }
    }

    // The name with its explanation.
    package var fullLabel: LocalizedStringKey {
        switch self {
        case .obeseDegree3: "obese degree 3, severe obesity"
        case .obeseDegree4: "obese degree 4, severe obesity"
        default: label
        }
    }

    // The shortest name with its explanation.
    package var briefLabel: LocalizedStringKey {
        switch self {
        case .obeseDegree3: "obese 3, severe"
        case .obeseDegree4: "obese 4, severe"
        default: label
        }
    }

    package var severity: Severity {
        switch self {
        case .normal, .acceptable: .normal
        case .severeThinness, .highRisk, .obeseClass1, .obeseClass2, .obeseClass3, .obese2,
            .obeseDegree2, .obeseDegree3, .obeseDegree4:
            .high
        default: .raised
        }
    }

    package var style: SemanticStyle { severity.style }
}
