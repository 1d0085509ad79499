package import CursesUI
package import DataSource

extension GoalOutlook {
    package func distanceLabel(_ style: WeightStyle) -> LocalizedStringKey? {
        let amount = style.distance(distance)
        return switch course {
        case .reached: nil
        case .passed:
            distance > 0 ? "goal reached, \(amount) below" : "goal reached, \(amount) above"
        case .unknown, .away, .expected, .notBefore: "\(amount) to go"
        }
    }

    // The same in two rows: what is said beside the goal, and how far the trend is beyond it.
    package func rows(_ style: WeightStyle) -> (LocalizedStringKey?, beyond: LocalizedStringKey?) {
        guard case .passed = course else { return (distanceLabel(style), nil) }
        let amount = style.distance(distance)
        return ("goal reached", distance > 0 ? "\(amount) below" : "\(amount) above")
    }
}
