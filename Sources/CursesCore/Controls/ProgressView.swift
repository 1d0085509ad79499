/// Progress as a bar, or as a spinner while the fraction is unknown.
///
/// Quick work shows none: it is hidden during `progressViewDelay`, but its space is kept.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    /// The interval whose share is shown instead of `fraction`.
    package var span: LiveDate?
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

    /// Shows the completed share of a total; the label is the translation of a key.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(titleKey) }
    }
}

/// A bar that fills from the left, with its percentage or another label.
struct ProgressBar<Label: View, CurrentValueLabel: View>: PrimitiveView {
    let fraction: Double
    let label: Label
    let currentValueLabel: CurrentValueLabel

    func nodes(_ evaluation: Evaluation) -> [Node] {
        let words = currentValueLabel.nodes(evaluation.at(0)).text
        func percent(_ number: Int) -> String { evaluation.string("\(number) %") }
        // 100 % is shown only when all is done.
        let number = fraction < 1 ? min(99, Int((fraction * 100).rounded())) : 100
        let node = ProgressNode(
            evaluation,
            fraction: fraction,
            words: words.isEmpty ? percent(number) : words,
            longestWords: words.isEmpty ? percent(100) : words
        )
        return evaluation.at(1).labeled(node, by: label)
    }
}

/// Draws a bar that fills from the left, with text beside it.
private final class ProgressNode: Node {
    private let fraction: Double
    private let words: GlyphText
    private let wordsWidth: Int
    private let environment: EnvironmentValues

    init(_ evaluation: Evaluation, fraction: Double, words: String, longestWords: String) {
        self.fraction = fraction
        self.words = GlyphText(words)
        environment = evaluation.environment
        wordsWidth = GlyphText(longestWords).width
        super.init(evaluation.place)
    }

    override var text: String { "" }

    /// Returns the number of filled half cells, at least one step if anything is done; without
    /// half-cell characters a step is a whole cell.
    private func halves(of width: Int) -> Int {
        let step = environment.drawsBlocks ? 1 : 2
        let full = Int(fraction * Double(2 * width)) / step * step
        return max(full, fraction > 0 ? min(step, 2 * width) : 0)
    }

    override func measure(_ proposal: Proposal) -> Size {
        Size(width: min(proposal.width ?? 20, 60), height: 1)
    }

    override func draw(on painter: Painter) {
        let room = frame.width - wordsWidth - 1
        let width = room >= 3 ? room : 0
        let halves = halves(of: width)
        let filled = (halves + 1) / 2
        let bar = String(repeating: "━", count: halves / 2) + (filled > halves / 2 ? "╾" : "")
        let rest = String(repeating: "─", count: width - filled)
        let style = environment.textStyle
        painter.clipped(to: frame) {
            let look = environment.theme.tint.overlaid(by: style)
            painter.draw(bar, at: frame.origin, style: look)
            let start = Point(x: frame.minX + filled, y: frame.minY)
            painter.draw(rest, at: start, style: painter.theme.tertiary)
            let end = Point(x: max(frame.minX, frame.maxX - words.width), y: frame.minY)
            painter.draw(words.truncated(to: frame.width), at: end, style: style)
        }
    }
}

/// A character that rotates while work is in progress.
struct Spinner: PrimitiveView {
    let step: Int

    func nodes(_ evaluation: Evaluation) -> [Node] {
        var environment = evaluation.environment
        let marks =
            environment.chartDots == .braille
            ? ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"] : ["|", "/", "-", "\\"]
        environment.textStyle = evaluation.style(.tint)
        return [TextNode(evaluation.place, marks[step % marks.count], environment)]
    }
}

/// The value and labels of a progress view for a custom style.
public struct ProgressViewStyleConfiguration {
    /// The completed share from 0 to 1; `nil` if unknown.
    public let fractionCompleted: Double?
    /// The label of the progress view.
    public let label: StylePart?
    /// The label of the completed share.
    public let currentValueLabel: StylePart?
}

extension EnvironmentValues {
    /// The custom style of progress views; `nil` for the default.
    @Entry package var progressViewStyle: ((ProgressViewStyleConfiguration) -> any View)?
}
