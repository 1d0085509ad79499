package import CursesCore

// Distance of a class from the normal one.
package enum Severity {
    case normal
    case raised
    case high
}

extension Severity {
    // Conveys the severity without colour.
    package var sign: String {
        switch self {
        case .normal: "✓"
        case .raised: "!"
        case .high: "!!"
        }
    }

    package var style: SemanticStyle {
        switch self {
        case .normal: .success
        case .raised: .warning
        case .high: .danger
        }
    }
}
