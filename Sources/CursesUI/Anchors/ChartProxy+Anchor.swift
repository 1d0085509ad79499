extension ChartProxy {
    /// The plot area; empty before the chart is laid out.
    public var plotFrame: Anchor<CGRect>? { plotAreaFrame }

    /// The plot area, under its older name.
    public var plotAreaFrame: Anchor<CGRect> {
        Anchor { [room] in Anchor<CGRect>.Source.bounds.read(room.plot, $0) }
    }
}
