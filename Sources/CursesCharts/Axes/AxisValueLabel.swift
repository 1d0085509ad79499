/// Label of a tick.
public struct AxisValueLabel {
    /// Returns the text for a value; `nil` for the default label.
    let text: (AxisValue) -> Text?

    /// Makes the default label; layout options have no effect.
    public init(
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) { text = { _ in nil } }

    /// Makes a label with a localized text.
    public init(
        _ labelKey: LocalizedStringKey,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil
    ) {
        text = { _ in Text(labelKey) }
    }

    /// Makes a label with a verbatim text.
    @_disfavoredOverload
    public init(
        _ label: some StringProtocol,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil
    ) {
        text = { _ in Text(label) }
    }

    /// Makes a label with the text of a view.
    public init<Content: View>(
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        let content = content()
        if let own = content as? Text {
            text = { _ in own }
            return
        }
        text = { _ in
            let clock = FrameClock()
            clock.mode = .nothing
            let node = content.node(
                Evaluation(
                    place: Place(clock),
                    findings: Findings(),
                    shared: SharedEnvironment(EnvironmentValues())
                )
            )
            return Text(verbatim: node.text)
        }
    }

    /// Makes a label with the day in a format.
    public init(
        format: DateStyle,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) { self.init(day: { format.format($0) }) }

    /// Makes a label with the day in a format of Foundation.
    @_disfavoredOverload
    public init<F: FormatStyle>(
        format: F,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where F.FormatInput == Date, F.FormatOutput == String {
        self.init(day: { format.format($0) })
    }

    private init(day text: @escaping (Date) -> String) {
        self.text = { value in
            let day = value.as(DateDay.self) ?? DateDay(number: 0)
            let moment = Moment(dayNumber: day.number, secondOfDay: 0)
            return Text(verbatim: text(moment.date(in: .current)))
        }
    }

    /// Makes a label with the number in a format.
    @_disfavoredOverload
    public init<F: FormatStyle>(
        format: F,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where F.FormatInput == Double, F.FormatOutput == String {
        text = { Text(verbatim: format.format($0.number)) }
    }

    /// Makes a label with the number in a format for integers.
    @_disfavoredOverload
    public init<F: FormatStyle>(
        format: F,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where F.FormatInput == Int, F.FormatOutput == String {
        text = { $0.as(Int.self).map { Text(verbatim: format.format($0)) } }
    }
}

/// Handling of labels without room, which are always dropped.
nonisolated public enum AxisValueLabelCollisionResolution: Sendable {
    case automatic, greedy, disabled, truncate
}

/// Orientation of labels, always horizontal.
nonisolated public enum AxisValueLabelOrientation: Sendable {
    case automatic, horizontal, vertical, verticalReversed
}

/// Point of a view in fractions of its size.
nonisolated public struct UnitPoint: Hashable, Sendable {
    /// Fraction of the width, from 0 at the left to 1.
    public var x: Double
    /// Fraction of the height, from 0 at the top to 1.
    public var y: Double

    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// Makes a point from fractions of the width and height.
    public init(x: Double = 0, y: Double = 0) {
        self.x = x
        self.y = y
    }
}
