/// Share of a whole, drawn as a segment of a horizontal bar.
public struct SectorMark: ChartContent {
    private var bar: BarDraft

    /// Makes a segment as long as its value; radii and inset have no effect.
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
    /// No effect in a terminal: segments cannot be selected.
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> Self { self }
}
