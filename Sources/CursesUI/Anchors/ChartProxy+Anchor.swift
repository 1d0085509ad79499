extension ChartProxy {
    /// The place of the plot, which is empty before the chart is laid out.
    public var plotFrame: Anchor<CGRect>? { plotAreaFrame }

    /// The place of the plot; the older name.
    public var plotAreaFrame: Anchor<CGRect> {
        Anchor { [room] in Anchor<CGRect>.Source.bounds.read(room.plot, $0) }
    }
}
