import DataSource
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
