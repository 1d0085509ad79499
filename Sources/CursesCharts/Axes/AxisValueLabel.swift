/// The label of a tick.
public struct AxisValueLabel {
    /// The text for a value, or nil for the label that the tick has by itself.
    let text: (AxisValue) -> Text?

    /// The label that the tick has by itself.
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

    /// The translation of a key.
    public init(
        _ labelKey: LocalizedStringKey,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil
    ) {
        text = { _ in Text(labelKey) }
    }

    /// Any text.
    @_disfavoredOverload
    public init(
        _ label: some StringProtocol,
        centered: Bool? = nil,
        anchor: UnitPoint? = nil
    ) {
        text = { _ in Text(label) }
    }

    /// The text of any view.
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

    /// The day of the tick in a format.
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

    /// The day of the tick in a format of Foundation's.
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

    /// The number of the tick in a format.
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

    /// The whole number of the tick in a format.
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

/// What becomes of labels that have no room, which are left out.
nonisolated public enum AxisValueLabelCollisionResolution: Sendable {
    case automatic, greedy, disabled, truncate
}

/// How labels lie, which is level.
nonisolated public enum AxisValueLabelOrientation: Sendable {
    case automatic, horizontal, vertical, verticalReversed
}
