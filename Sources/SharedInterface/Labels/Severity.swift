package import CursesCore

// How far a class is from the normal one.
package enum Severity {
    case normal
    case raised
    case high
}

extension Severity {
    // Beside the colour, for whoever does not see it.
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
