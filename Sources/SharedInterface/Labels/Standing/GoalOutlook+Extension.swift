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

    // The newest weight may have reached it before the trend has: whose distance it is, where there is
    // room for that.
    package func labels(_ style: WeightStyle) -> [LocalizedStringKey] {
        guard let distanceLabel = distanceLabel(style) else { return [] }
        let amount = style.distance(distance)
        let place: LocalizedStringKey =
            distance > 0 ? "trend \(amount) below" : "trend \(amount) above"
        return [place, distanceLabel]
    }
}
