/// Positions of the ticks of an axis.
public struct AxisMarkValues {
    let kind: Kind

    /// Ticks at round numbers or calendar days, as many as fit.
    public static var automatic: AxisMarkValues { automatic() }

    /// Returns ticks at round numbers or calendar days, at most a desired count.
    public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(desiredCount))
    }

    /// Returns ticks at multiples of the first step that fits; round numbers if there are no steps.
    public static func automatic(steps: [Double]) -> AxisMarkValues {
        steps.isEmpty ? .automatic : AxisMarkValues(kind: .steps(steps))
    }

    /// Returns ticks at multiples of a step.
    public static func stride(by step: Double) -> AxisMarkValues {
        AxisMarkValues(kind: .stride(step))
    }

    /// Returns ticks every `count` days, weeks, months or years.
    public static func stride(
        by component: Calendar.Component,
        count: Int = 1,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues {
        let count = max(1, count)
        return switch component {
        case .year: AxisMarkValues(kind: .calendar(.years(count), count: 1))
        case .quarter: AxisMarkValues(kind: .calendar(.months(3 * count), count: 1))
        case .month: AxisMarkValues(kind: .calendar(.months(count), count: 1))
        case .weekOfYear, .weekOfMonth: AxisMarkValues(kind: .calendar(.week, count: count))
        default: AxisMarkValues(kind: .calendar(.day, count: count))
        }
    }

    /// Returns ticks at round numbers or calendar days; the minimum stride has no effect.
    public static func automatic(
        minimumStride: Double?,
        desiredCount: Int? = nil,
        roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { .automatic(desiredCount: desiredCount) }

    enum Kind: Equatable {
        case automatic(Int?)
        case steps([Double])
        case stride(Double)
        case calendar(CalendarStep, count: Int)
        case values([Double])
    }
}
