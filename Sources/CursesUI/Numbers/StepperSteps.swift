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
