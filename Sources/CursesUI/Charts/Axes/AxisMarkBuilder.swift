/// Puts the label of a tick together.
@resultBuilder
public enum AxisMarkBuilder {
    public static func buildBlock() -> AxisValueLabel? { nil }

    public static func buildBlock(_ label: AxisValueLabel?) -> AxisValueLabel? { label }

    public static func buildOptional(_ label: AxisValueLabel??) -> AxisValueLabel? { label ?? nil }

    public static func buildEither(first: AxisValueLabel?) -> AxisValueLabel? { first }

    public static func buildEither(second: AxisValueLabel?) -> AxisValueLabel? { second }
}
