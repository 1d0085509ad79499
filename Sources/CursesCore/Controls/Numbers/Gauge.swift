/// A value on a line between two bounds.
///
/// The tags of `markedValueLabels` are class bounds inside the line, which show the class of the
/// value.
public struct Gauge<
    Label: View,
    CurrentValueLabel: View,
    BoundsLabel: View,
    MarkedValueLabels: View
>: PrimitiveView {
    private let value: Double
    private let lower: Double
    private let upper: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let minimumValueLabel: BoundsLabel
    private let maximumValueLabel: BoundsLabel
    private let markedValueLabels: MarkedValueLabels

    /// Shows a value between bounds, with labels for them and for values in between.
    public init<V: BinaryFloatingPoint>(
        value: V,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels = { EmptyView() }
    ) {
        self.value = Double(value)
        lower = Double(bounds.lowerBound)
        upper = Double(bounds.upperBound)
        self.label = label()
        self.currentValueLabel = currentValueLabel()
        self.minimumValueLabel = minimumValueLabel()
        self.maximumValueLabel = maximumValueLabel()
        self.markedValueLabels = markedValueLabels()
    }

    private var configuration: GaugeStyleConfiguration {
        GaugeStyleConfiguration(
            value: upper > lower ? min(max(0, (value - lower) / (upper - lower)), 1) : 0,
            label: StylePart(content: label),
            currentValueLabel: StylePart(content: currentValueLabel),
            minimumValueLabel: StylePart(content: minimumValueLabel),
            maximumValueLabel: StylePart(content: maximumValueLabel)
        )
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        if let style = evaluation.environment.customGaugeStyle {
            let inner = evaluation.at(0).with { $0.customGaugeStyle = nil }
            return style(configuration).nodes(inner)
        }
        let marks = markedValueLabels.nodes(evaluation.at(4)).compactMap { node in
            node.tag.flatMap(Self.number).map { GaugeLabel(value: $0, text: node.text) }
        }
        let least = minimumValueLabel.nodes(evaluation.at(2)).text
        let most = maximumValueLabel.nodes(evaluation.at(3)).text
        let ends = [
            GaugeLabel(value: lower, text: least), GaugeLabel(value: upper, text: most),
        ]
        let scale = GaugeScale(value: value, lower: lower, upper: upper, marks: marks.map(\.value))
        let row = evaluation.with { $0.isInRow = true }
        let node = GaugeNode(
            evaluation.place,
            scale,
            labels: (ends + marks).filter { !$0.text.isEmpty },
            current: currentValueLabel.nodes(row.at(1)),
            environment: evaluation.environment
        )
        return evaluation.at(0).labeled(node, by: label)
    }

    private static func number(_ tag: AnyHashable) -> Double? {
        switch tag.base {
        case let number as Double: number
        case let number as Int: Double(number)
        case let number as Float: Double(number)
        default: nil
        }
    }
}

/// A label below a value of a gauge.
struct GaugeLabel {
    let value: Double
    let text: String
}
