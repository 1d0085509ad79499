extension ChartContent {
    /// Dims the marks at an opacity of 0.5 or less.
    public func opacity(_ opacity: Double) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, _ in
            if opacity <= 0.5 { look.style.attributes.insert(.dim) }
        }
    }

    /// No effect: values alone decide the position of marks.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }

    /// No effect: values alone decide the position of marks.
    public func offset(_ offset: CGSize) -> Self { self }

    /// No effect in a terminal: lines are straight between points.
    public func interpolationMethod(_ method: InterpolationMethod) -> Self { self }

    /// No effect in a terminal: bars have square corners.
    public func cornerRadius(_ radius: CGFloat) -> Self { self }

    /// No effect: the kind of mark decides the drawing order.
    public func zIndex(_ value: Double) -> Self { self }

    /// No effect in a terminal: a point is one cell.
    public func symbolSize(_ size: CGSize) -> Self { self }

    /// No effect in a terminal: points are symbols.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> Self { self }

    /// No effect in a terminal.
    public func blur(radius: CGFloat) -> Self { self }

    /// No effect in a terminal.
    public func shadow(
        color: Color = .black,
        radius: CGFloat = 0,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> Self { self }

    /// No effect in a terminal: a colour is the same everywhere.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> Self { self }

    /// No effect in a terminal.
    public func accessibilityLabel(_ label: some StringProtocol) -> Self { self }

    /// No effect in a terminal.
    public func accessibilityValue(_ value: some StringProtocol) -> Self { self }

    /// Leaves the marks out of the reading above the plot.
    public func accessibilityHidden(_ hidden: Bool) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, _ in look.isHidden = hidden }
    }
}

/// Interpolation of a line; no effect in a terminal.
nonisolated public enum InterpolationMethod: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd, catmullRom, cardinal

    /// Returns `catmullRom`.
    public static func catmullRom(alpha: Double) -> InterpolationMethod { .catmullRom }

    /// Returns `cardinal`.
    public static func cardinal(tension: Double) -> InterpolationMethod { .cardinal }
}

extension ChartContent {
    /// No effect: values alone decide the position of marks.
    public func offset(
        x: CGFloat = 0,
        yStart: Double,
        yEnd: Double = 0
    ) -> Self { self }

    /// No effect: values alone decide the position of marks.
    public func offset(
        xStart: Double,
        xEnd: Double = 0,
        y: CGFloat = 0
    ) -> Self { self }
}
