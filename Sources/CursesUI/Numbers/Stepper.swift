/// A value that is increased and decreased in steps.
public struct Stepper<Label: View>: PrimitiveView {
    private let steps: () -> StepperSteps
    private let label: Label

    init(label: Label, steps: @escaping () -> StepperSteps) {
        self.steps = steps
        self.label = label
    }

    /// Creates a stepper with a custom label and optional bounds.
    public init<V: Strideable>(
        value: Binding<V>,
        in bounds: ClosedRange<V>? = nil,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: label()) {
            StepperSteps(value, bounds: bounds, step: step).reporting(to: onEditingChanged)
        }
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let node = StepperNode(evaluation.place, steps(), evaluation.environment)
        return evaluation.at(1).labeled(evaluation.validated(node), by: label, target: node)
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper whose localized label ends with the formatted value.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>? = nil,
        step: F.FormatInput.Stride = 1,
        format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            label: Text(titleKey) + Text(verbatim: " " + format.format(value.wrappedValue))
        ) {
            StepperSteps(value, bounds: bounds, step: step).reporting(to: onEditingChanged)
        }
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a localized label and optional bounds.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        in bounds: ClosedRange<V>? = nil,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey)) {
            StepperSteps(value, bounds: bounds, step: step).reporting(to: onEditingChanged)
        }
    }

    /// Creates a stepper titled by a string or text, with optional bounds.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ title: some TitleText,
        value: Binding<V>,
        in bounds: ClosedRange<V>? = nil,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: title.titleText) {
            StepperSteps(value, bounds: bounds, step: step).reporting(to: onEditingChanged)
        }
    }

    /// Creates a stepper from actions; `nil` disables a direction.
    public init(
        _ titleKey: LocalizedStringKey,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(label: Text(titleKey)) {
            StepperSteps(increment: onIncrement, decrement: onDecrement)
                .reporting(to: onEditingChanged)
        }
    }
}

/// Draws the value between a minus and a plus sign and handles the steps.
final class StepperNode: ControlNode {
    private let steps: StepperSteps
    private let value: GlyphText

    init(_ place: Place, _ steps: StepperSteps, _ environment: EnvironmentValues) {
        self.steps = steps
        value = GlyphText(steps.value ?? "")
        super.init(place, environment: environment)
    }

    override var text: String { steps.value ?? "" }

    override var keyBindings: [KeyBinding] {
        let up: [KeyPress] = [.plain("+"), .plain("="), .plain(.rightArrow)]
        let down: [KeyPress] = [.plain("-"), .plain(.leftArrow)]
        return [
            binding(up, "increase") { [self] in change { steps.increment?() } },
            binding(down, "decrease") { [self] in change { steps.decrement?() } },
        ]
    }

    override func handle(_ event: MouseEvent) -> KeyPress.Result {
        guard event.kind == .click else { return .ignored }
        if event.location == minus { change { steps.decrement?() } }
        if event.location == plus { change { steps.increment?() } }
        return .handled
    }

    override func measure(_ proposal: Proposal) -> Size {
        Size(width: min(idealWidth, proposal.width ?? idealWidth), height: 1)
    }

    override func draw(on painter: Painter) {
        let line = Rect(x: frame.minX, y: frame.minY, width: width, height: min(1, frame.height))
        let style = look(painter)
        painter.clipped(to: line) {
            draw("−", at: minus, isLive: steps.decrement != nil, on: painter)
            draw("+", at: plus, isLive: steps.increment != nil, on: painter)
            let shown = value.truncated(to: max(0, width - 4))
            let start = Point(x: plus.x - 1 - shown.width, y: line.minY)
            painter.draw(shown, at: start, style: style)
            painter.hit(self, in: line)
            guard painter.isFocused(self) else { return }
            painter.select(line)
            let end = Point(x: max(line.minX, plus.x - 2), y: line.minY)
            painter.rest(cursorBefore: line.minX, or: end)
        }
    }

    private var idealWidth: Int { steps.value == nil ? 3 : max(value.width, steps.width) + 4 }

    private var width: Int { min(idealWidth, frame.width) }

    private var minus: Point { frame.origin }

    private var plus: Point { Point(x: frame.minX + max(0, width - 1), y: frame.minY) }

    private func draw(_ sign: String, at point: Point, isLive: Bool, on painter: Painter) {
        let isLive = isLive && environment.isEnabled
        painter.draw(sign, at: point, style: isLive ? painter.theme.tint : painter.theme.tertiary)
    }
}

/// The actions of a stepper, and the value as text if it is known.
struct StepperSteps {
    var increment: (() -> Void)?
    var decrement: (() -> Void)?
    var value: String?
    var width = 0

    init(increment: (() -> Void)?, decrement: (() -> Void)?) {
        self.increment = increment
        self.decrement = decrement
    }

    /// Makes the steps of a value; `nil` at its bounds.
    init<V: Strideable>(_ value: Binding<V>, bounds: ClosedRange<V>?, step: V.Stride) {
        let up = Self.stepped(value.wrappedValue, by: step, bounds: bounds)
        let down = Self.stepped(value.wrappedValue, by: 0 - step, bounds: bounds)
        increment = up.map { next in { value.wrappedValue = next } }
        decrement = down.map { next in { value.wrappedValue = next } }
        let text = StepText.text(value.wrappedValue, step: step)
        let ends = bounds.map { [$0.lowerBound, $0.upperBound] } ?? []
        let texts = [text] + ends.map { StepText.text($0, step: step) }
        self.value = text
        width = min(20, texts.reduce(0) { max($0, GlyphText($1).width) })
    }

    /// Returns the steps with a report before and after each.
    func reporting(to report: @escaping (Bool) -> Void) -> StepperSteps {
        func reported(_ action: (() -> Void)?) -> (() -> Void)? {
            action.map { action in
                {
                    report(true)
                    action()
                    report(false)
                }
            }
        }
        var result = self
        result.increment = reported(increment)
        result.decrement = reported(decrement)
        return result
    }

    private static func stepped<V: Strideable>(
        _ value: V,
        by step: V.Stride,
        bounds: ClosedRange<V>?
    ) -> V? {
        guard let bounds else { return advanced(value, by: step) }
        let end = step > 0 ? bounds.upperBound : bounds.lowerBound
        let next = advanced(value, by: step) ?? end
        guard next >= bounds.lowerBound else { return changed(value, bounds.lowerBound) }
        return changed(value, next <= bounds.upperBound ? next : bounds.upperBound)
    }

    private static func changed<V: Equatable>(_ value: V, _ next: V) -> V? {
        next == value ? nil : next
    }

    /// Returns the value one step further, or `nil` if it would overflow.
    private static func advanced<V: Strideable>(_ value: V, by step: V.Stride) -> V? {
        guard let number = value as? any FixedWidthInteger, let step = step as? Int else {
            return value.advanced(by: step)
        }
        return sum(number, step) as? V
    }

    private static func sum<N: FixedWidthInteger>(_ number: N, _ step: Int) -> N? {
        guard let magnitude = N(exactly: step.magnitude) else { return nil }
        let (sum, overflow) =
            step < 0
            ? number.subtractingReportingOverflow(magnitude)
            : number.addingReportingOverflow(magnitude)
        return overflow ? nil : sum
    }
}

/// Formats the value of a stepper.
enum StepText {
    /// Returns a decimal number with the fraction digits of the step or the value, at most 6.
    static func text(_ value: some Strideable, step: some SignedNumeric) -> String {
        guard let number = value as? Double else { return "\(value)" }
        guard number.magnitude < 1e9 else { return DecimalText.format(number, fractionDigits: nil) }
        let places = max(places(number), (step as? Double).map(places) ?? 0)
        return DecimalText.format(number, fractionDigits: places)
    }

    private static func places(_ number: Double) -> Int {
        let text = DecimalText.format(number, fractionDigits: 6)
        let fraction = text.split(separator: ".").dropFirst().last ?? ""
        return 6 - fraction.reversed().prefix { $0 == "0" }.count
    }
}
