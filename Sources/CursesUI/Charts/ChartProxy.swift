/// What is known of a chart by what lies over it: nothing, for no pointer moves there.
public struct ChartProxy {
    /// The room of the plot.
    public var plotSize: CGSize { CGSize(width: 0, height: 0) }

    #if !WITHOUT_FOUNDATION
        /// The place of the plot, which what lies over it would be counted from.
        public var plotFrame: Anchor<CGRect>? { nil }

        /// The place of the plot, which is nowhere; the older name.
        public var plotAreaFrame: Anchor<CGRect> { Anchor { _ in .zero } }
    #endif

    /// The room of the plot; the older name.
    public var plotAreaSize: CGSize { plotSize }

    /// The value at a place, which nobody points at.
    public func value<Value>(atX position: Double, as type: Value.Type = Value.self) -> Value? {
        nil
    }

    /// The value at a place, which nobody points at.
    public func value<Value>(atY position: Double, as type: Value.Type = Value.self) -> Value? {
        nil
    }

    /// The values at a place, which nobody points at.
    public func value<X, Y>(
        at position: CGPoint,
        as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? { nil }

    /// The place of a value.
    public func position<Value>(forX value: Value) -> CGFloat? { nil }

    /// The place of a value.
    public func position<Value>(forY value: Value) -> CGFloat? { nil }

    /// Would choose a value by its place.
    public func selectXValue(at position: Double) {}

    /// Would choose a value by its place.
    public func selectYValue(at position: Double) {}

    /// Would choose values by their places.
    public func selectXRange(from start: Double, to end: Double) {}

    /// Would choose an angle by its place.
    public func selectAngleValue(at angle: Angle) {}
}

extension View {
    /// Puts views over charts.
    public func chartOverlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> ModifiedView { overlay(alignment: alignment) { content(ChartProxy()) } }

    /// Puts views behind charts.
    public func chartBackground<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> ModifiedView { background(alignment: alignment) { content(ChartProxy()) } }

    /// Answers a gesture over charts, which no pointer makes.
    public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> Self { self }
}
