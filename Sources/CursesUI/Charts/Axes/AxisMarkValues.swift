/// Where the ticks of an axis fall.
public struct AxisMarkValues {
    let kind: Kind

    /// Round numbers, or days of the calendar, by the room that there is.
    public static var automatic: AxisMarkValues { automatic() }

    /// Round numbers, about so many of them if there is room.
    public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues {
        AxisMarkValues(kind: .automatic(desiredCount))
    }

    /// The multiples of the first of some distances that has room; round numbers without any.
    public static func automatic(steps: [Double]) -> AxisMarkValues {
        steps.isEmpty ? .automatic : AxisMarkValues(kind: .steps(steps))
    }

    /// The multiples of a distance.
    public static func stride(by step: Double) -> AxisMarkValues {
        AxisMarkValues(kind: .stride(step))
    }

    enum Kind {
        case automatic(Int?)
        case steps([Double])
        case stride(Double)
        case values([Double])
    }
}
