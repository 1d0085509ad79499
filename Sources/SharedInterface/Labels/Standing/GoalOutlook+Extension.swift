package import CursesUI
package import DataSource

extension GoalOutlook {
    package func distanceLabel(_ style: WeightStyle) -> LocalizedStringKey? {
        let amount = style.distance(distance)
        return switch course {
        case .reached: nil
        case .passed: distance > 0 ? "\(amount) below" : "\(amount) above"
        case .unknown, .away, .expected, .notBefore: "\(amount) to go"
        }
    }

    // The newest weight may have reached it before the trend has, which is said where there is room.
    package func trendLabel(_ style: WeightStyle) -> LocalizedStringKey? {
        let amount = style.distance(distance)
        return switch course {
        case .reached: nil
        case .passed: distance > 0 ? "trend \(amount) below" : "trend \(amount) above"
        case .unknown, .away, .expected, .notBefore: "\(amount) to go by trend"
        }
    }
}
