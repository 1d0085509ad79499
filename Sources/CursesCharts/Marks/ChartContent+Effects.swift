extension ChartContent {
    /// Lets what is behind shine through, which half and less makes faint.
    public func opacity(_ opacity: Double) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, _ in
            if opacity <= 0.5 { look.style.attributes.insert(.dim) }
        }
    }

    /// Moves the marks by points, which are no cells.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }

    /// Moves the marks by points, which are no cells.
    public func offset(_ offset: CGSize) -> Self { self }

    /// Says how a line goes from point to point, which is straight.
    public func interpolationMethod(_ method: InterpolationMethod) -> Self { self }

    /// Rounds the corners of bars, which cells have none of.
    public func cornerRadius(_ radius: CGFloat) -> Self { self }

    /// Says which marks are in front, which their kind decides.
    public func zIndex(_ value: Double) -> Self { self }

    /// Draws points so large, which is a cell.
    public func symbolSize(_ size: CGSize) -> Self { self }

    /// Draws points with a view, which are symbols here.
    public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> Self { self }

    /// Blurs the marks, which cells cannot be.
    public func blur(radius: CGFloat) -> Self { self }

    /// Lets the marks throw a shadow, which cells have none of.
    public func shadow(
        color: Color = .black,
        radius: CGFloat = 0,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> Self { self }

    /// Colours the marks by where they are in the plot, which a colour is everywhere.
    public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> Self { self }

    /// Says what the mark is called where it is read out.
    public func accessibilityLabel(_ label: some StringProtocol) -> Self { self }

    /// Says what the mark is worth where it is read out.
    public func accessibilityValue(_ value: some StringProtocol) -> Self { self }

    /// Leaves the marks out of the row above the plot, which is read out.
    public func accessibilityHidden(_ hidden: Bool) -> StyledChartContent<Self> {
        StyledChartContent(content: self) { look, _ in look.isHidden = hidden }
    }
}

/// How a line goes from point to point.
nonisolated public enum InterpolationMethod: Hashable, Sendable {
    case linear, monotone, stepStart, stepCenter, stepEnd, catmullRom, cardinal

    /// A smooth line.
    public static func catmullRom(alpha: Double) -> InterpolationMethod { .catmullRom }

    /// A smooth line.
    public static func cardinal(tension: Double) -> InterpolationMethod { .cardinal }
}

extension ChartContent {
    /// Moves the ends of the marks by points, which are no cells.
    public func offset(
        x: CGFloat = 0,
        yStart: Double,
        yEnd: Double = 0
    ) -> Self { self }

    /// Moves the ends of the marks by points, which are no cells.
    public func offset(
        xStart: Double,
        xEnd: Double = 0,
        y: CGFloat = 0
    ) -> Self { self }
}
