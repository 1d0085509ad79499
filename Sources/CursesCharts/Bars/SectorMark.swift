/// A share of a whole, which cells show as a piece of one level bar.
public struct SectorMark: ChartContent {
    private var bar: BarDraft

    /// A piece as long as a value; round charts have radii, and a bar has none.
    public init<Angle: Plottable>(
        angle: PlottableValue<Angle>,
        innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic,
        angularInset: Double? = nil
    ) {
        bar = BarDraft(
            at: .value(angle.label, ""),
            from: nil,
            to: angle,
            isLevel: true,
            breadth: .automatic
        )
        bar.isStacked = true
    }

    public func add(to marks: inout ChartMarks) {
        marks.add(bar)
        marks.hasSectors = true
    }
}

extension View {
    /// Follows which piece of a whole is pointed at, which none is.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> Self { self }
}
