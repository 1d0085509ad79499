import DataSource
import SharedInterface

extension BMICategory {
    var accent: Answer.Accent {
        switch severity {
        case .normal: .good
        case .high: .bad
        case .raised: .doubtful
        }
    }
}
