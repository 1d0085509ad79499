/// Progress as a bar, or as a spinner while the fraction is unknown.
///
/// Quick work shows none: it is hidden during `progressViewDelay`, but its space is kept.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    /// The interval whose share is shown instead of `fraction`.
    var span: LiveDate?
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    @State private var isDue = false
    @State private var step = 0
    @Environment(\.sleep) private var sleep
    @Environment(\.progressViewDelay) private var delay
    @Environment(\.progressViewStyle) private var style

    package init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// Shows the completed share of a total, or a spinner if the value is `nil`.
    public init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
    ) {
        self.init(
            fraction: value.map { Self.fraction(Double($0), of: Double(total)) },
            label: label(),
            currentValueLabel: currentValueLabel()
        )
    }

    public var body: some View {
        live
            .hidden(!isDue && delay > .zero)
            .task(id: fraction == nil) { await run() }
    }

    @ViewBuilder
    private var live: some View {
        if let span {
            let schedule = LiveSchedule(dates: [span])
            TimelineView(schedule) { look(span.share(at: $0.date)) }.id(schedule)
        } else {
            look(fraction)
        }
    }

    @ViewBuilder
    private func look(_ fraction: Double?) -> some View {
        if let style {
            AnyView(style(configuration(fraction))).environment { $0.progressViewStyle = nil }
        } else {
            content(fraction)
        }
    }

    private func configuration(_ fraction: Double?) -> ProgressViewStyleConfiguration {
        ProgressViewStyleConfiguration(
            fractionCompleted: fraction,
            label: Label.self == EmptyView.self ? nil : .init(content: label),
            currentValueLabel: CurrentValueLabel.self == EmptyView.self
                ? nil : .init(content: currentValueLabel)
        )
    }

    @ViewBuilder
    private func content(_ fraction: Double?) -> some View {
        if let fraction {
            ProgressBar(fraction: fraction, label: label, currentValueLabel: currentValueLabel)
        } else {
            HStack {
                Spinner(step: step)
                label
            }
        }
    }

    private func run() async {
        if !isDue, delay > .zero {
            try? await sleep(delay)
            if Task.isCancelled { return }
            isDue = true
        }
        while fraction == nil, !Task.isCancelled {
            try? await sleep(.milliseconds(100))
            if !Task.isCancelled { step += 1 }
        }
    }

    static func fraction(_ value: Double, of total: Double) -> Double {
        let fraction = value / total
        return fraction.isFinite ? min(max(0, fraction), 1) : 0
    }
}

extension View {
    /// Hides the view but keeps its space.
    public func hidden() -> ModifiedView {
        hidden(true)
    }

    package func hidden(_ isHidden: Bool) -> ModifiedView {
        wrapped { evaluation, node in
            isHidden ? HiddenNode(evaluation.place, children: [node]) : node
        }
    }
}

/// A node that takes space but is not drawn.
private final class HiddenNode: Node {
    override var visibleChildren: [Node] { [] }
}

extension ProgressView where Label == StylePart?, CurrentValueLabel == StylePart? {
    /// Shows the progress of a configuration in the default style.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted,
            label: configuration.label,
            currentValueLabel: configuration.currentValueLabel
        )
    }
}

extension ProgressView {
    /// Shows the share of a time interval that has passed, or is left; it changes each second.
    public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
    ) {
        self.init(fraction: 0, label: label(), currentValueLabel: currentValueLabel())
        span = LiveDate(
            form: .span(
                start: timerInterval.lowerBound,
                countsDown: countsDown,
                showsHours: true
            ),
            date: timerInterval.upperBound
        )
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Shows a spinner; the label is any view, or none.
    public init(@ViewBuilder label: () -> Label = { EmptyView() }) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Shows a spinner; the label is the translation of a key.
    public init(_ titleKey: LocalizedStringKey) {
        self.init { Text(titleKey) }
    }

    /// Shows a spinner; the label is any text.
    @_disfavoredOverload
    public init(_ title: some TitleText) {
        self.init { title.titleText }
    }

    /// Shows the completed share of a total; the label is the translation of a key.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// Shows the completed share of a total; the label is any text.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(_ title: some TitleText, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { title.titleText }
    }
}
