/// Chooses the ticks of an axis by the available space.
struct TickPlanner {
    let scale: PlotScale
    /// Number of cells along the axis.
    let cells: Int
    let dotsPerCell: Int
    let kind: PlottableScale
    var marks: AxisMarks
    let environment: EnvironmentValues
    let isHorizontal: Bool
    var categories = PlotCategories()
    /// Number of columns of the whole chart.
    var width = 80
    /// Days that the step of automatic calendar ticks must exceed.
    var leastDays = 0.0

    /// Returns the ticks, with space between their labels.
    func ticks() -> [PlannedTick] {
        marks.others.reduce(ownTicks()) { ticks, other in
            var planner = self
            planner.marks = other
            return ticks.merged(with: planner.ticks())
        }
    }

    /// Returns the ticks of the marks without the others.
    private func ownTicks() -> [PlannedTick] {
        if kind == .category { return named() }
        switch marks.values.kind {
        case .values(let values):
            let digits = values.reduce(0) { max($0, Self.fractionDigits($1)) }
            return labelled(values.filter(scale.span.contains), step: nil, digits: digits)
        case .stride(let step):
            return labelled(multiples(of: step), step: nil, digits: Self.fractionDigits(step))
        case .automatic(let desiredCount):
            return roomy { automatic(atMost: desiredCount ?? .max, isTight: $0) }
        case .calendar(let step, let count):
            let days = step.ticks(in: scale.span).enumerated().filter { $0.offset % count == 0 }
            return labelled(days.map { Double($0.element) }, step: step, digits: 0)
        case .steps(let steps):
            return roomy { stepped(steps, isTight: $0) }
        }
    }

    private func roomy(_ ticks: (_ isTight: Bool) -> [PlannedTick]) -> [PlannedTick] {
        let ample = ticks(false)
        return ample.count >= 2 ? ample : ticks(true)
    }

    private func stepped(_ steps: [Double], isTight: Bool) -> [PlannedTick] {
        guard scale.span.length > 0, cells > 1 else { return [] }
        let least = Double(room(1, isTight: isTight))
        for step in steps where distance(step) >= least {
            let ticks = labelled(multiples(of: step), step: nil, digits: Self.fractionDigits(step))
            let widest = ticks.reduce(0) { max($0, $1.label.width) }
            if distance(step) >= Double(room(widest, isTight: isTight)) { return ticks }
        }
        return []
    }

    /// Cells per fortnight from which fortnights are labelled although months fit.
    private static let wideFortnight = 16.0

    private func automatic(atMost limit: Int, isTight: Bool) -> [PlannedTick] {
        guard scale.span.length > 0, cells > 1 else { return [] }
        let least = Double(room(1, isTight: isTight))
        if kind == .calendar, isHorizontal {
            for step in CalendarStep.all(in: scale.span, isWide: distance(14) >= Self.wideFortnight)
            where step.days > leastDays && distance(step.days) >= least {
                let values = step.ticks(in: scale.span).map(Double.init)
                let ticks = labelled(values, step: step, digits: 0, isAutomatic: true)
                let room = Double(room(of: ticks.map(\.label.width), isTight: isTight))
                if distance(step.days) >= room, ticks.count <= limit { return ticks }
            }
            return []
        }
        var length = scale.span.length * least / Double(cells)
        for _ in 0..<60 {
            guard let step = RoundStep(atLeast: length) else { return [] }
            length = step.value * 1.01
            guard distance(step.value) >= least else { continue }
            let values = step.multiples(in: scale.span)
            let ticks = labelled(values, step: nil, digits: step.fractionDigits)
            let widest = ticks.reduce(0) { max($0, $1.label.width) }
            let room = Double(room(widest, isTight: isTight))
            if distance(step.value) >= room, ticks.count <= limit { return ticks }
        }
        return []
    }

    /// Returns the number of cells between two ticks.
    private func distance(_ length: Double) -> Double {
        length / scale.span.length * Double(scale.dots - 1) / Double(dotsPerCell) + 0.001
    }

    /// Returns the number of cells that two ticks need between them.
    private func room(_ widest: Int, isTight: Bool) -> Int {
        guard isHorizontal else { return isTight ? 1 : min(3, max(2, cells / 8)) }
        return widest + (isTight ? 1 : kind == .calendar ? 2 : 3)
    }

    /// Returns the number of cells that calendar ticks need; if at least two thirds of the labels
    /// are narrower than the widest, as months among years, their width decides.
    private func room(of widths: [Int], isTight: Bool) -> Int {
        let widest = widths.max() ?? 0
        let others = widths.filter { $0 < widest }
        guard 3 * others.count >= 2 * widths.count, let usual = others.max() else {
            return room(widest, isTight: isTight)
        }
        // One cell more: months differ in length, and a year is no part of the month before it.
        return max(room(usual, isTight: isTight), widest) + 1
    }

    private func labelled(
        _ values: [Double],
        step: CalendarStep?,
        digits: Int,
        isAutomatic: Bool = false
    ) -> [PlannedTick] {
        values.enumerated().compactMap { index, number in
            guard let dot = scale.dot(number) else { return nil }
            let value = AxisValue(
                number: number,
                label: label(number, step, digits),
                index: index,
                count: values.count,
                calendarStep: step
            )
            let parts = marks.parts(value)
            return PlannedTick(
                offset: dot / dotsPerCell,
                label: GlyphText(text(value, parts.label)),
                step: step,
                isAutomatic: isAutomatic,
                hasGridLine: parts.hasGridLine
            )
        }
    }

    private func text(_ value: AxisValue, _ label: AxisValueLabel?) -> String {
        guard let label else { return "" }
        return label.text(value)?.resolve(environment) ?? value.label
    }

    /// Returns a tick for each category, its label truncated to its space.
    private func named() -> [PlannedTick] {
        let room = Double(cells) / max(1, scale.span.length)
        let limit = isHorizontal ? (room >= 4 ? Int(room) - 1 : Int.max) : max(4, width / 3)
        let names = categories.names
        return names.enumerated().compactMap { index, name in
            let number = Double(isHorizontal ? index : -index)
            guard let dot = scale.dot(number) else { return nil }
            let value = AxisValue(
                number: number,
                label: name,
                index: index,
                count: names.count,
                calendarStep: nil,
                category: name
            )
            let parts = marks.parts(value)
            return PlannedTick(
                offset: dot / dotsPerCell,
                label: GlyphText(text(value, parts.label)).truncated(to: limit),
                hasGridLine: parts.hasGridLine
            )
        }
    }

    func label(_ number: Double, _ step: CalendarStep?, _ digits: Int) -> String {
        guard kind == .calendar, isHorizontal, let day = Int(exactly: number) else {
            return Self.number(number, digits: digits)
        }
        let names = CalendarNames(environment: environment)
        return names.tick(day, step: step ?? .week, span: scale.span)
    }

    private func multiples(of step: Double) -> [Double] {
        guard step > 0 else { return [] }
        let first = (scale.span.lower / step - 1e-9).rounded(.up)
        let last = (scale.span.upper / step + 1e-9).rounded(.down)
        guard first.isFinite, last.isFinite, first <= last, last - first < 1000 else { return [] }
        return (0...Int(last - first)).map { (first + Double($0)) * step }
    }

    /// Formats a number with the minus sign U+2212.
    static func number(_ value: Double, digits: Int) -> String {
        let text = DecimalText.format(value, fractionDigits: digits)
        return text.hasPrefix("-") ? "−" + text.dropFirst() : text
    }

    /// Returns the number of decimal places of a value, at most three.
    private static func fractionDigits(_ value: Double) -> Int {
        (0..<3).first { digits in
            let scaled = value * [1, 10, 100][digits]
            return (scaled - scaled.rounded()).magnitude < 1e-9
        } ?? 3
    }
}

extension TickPlanner {
    /// Returns the ticks with placed labels, and labelled ends if they add information.
    ///
    /// Tries larger steps if only some days have room for labels, which would look uneven.
    func placed(in columns: Int) -> [PlannedTick] {
        let ends = ends()
        let nearest = ticks().placed(in: columns, between: ends)
        guard !ends.isEmpty else { return nearest }
        var (planner, placed) = (self, nearest)
        while let step = placed.crowdedStep {
            planner.leastDays = step.days
            placed = planner.ticks().placed(in: columns, between: ends)
        }
        return placed.count { $0.labelStart != nil } > Self.fewest ? placed : nearest
    }

    /// Number of labels, including the ends, that is too few for a larger step.
    private static let fewest = 3

    /// Returns the first and last day of a calendar axis with automatic ticks and labels.
    func ends() -> [PlannedTick] {
        guard kind == .calendar, isHorizontal, case .automatic(nil) = marks.values.kind,
            scale.span.length > 0, scale.span.length < Self.longestWithEnds
        else { return [] }
        let days = [scale.span.lower.rounded(.up), scale.span.upper.rounded(.down)]
        return days.compactMap { number in
            guard let dot = scale.dot(number) else { return nil }
            let value = AxisValue(
                number: number,
                label: label(number, .week, 0),
                index: 0,
                count: 1,
                calendarStep: .week
            )
            // Custom labels are made for the ticks only.
            guard let label = marks.parts(value).label, label.text(value) == nil else { return nil }
            return PlannedTick(offset: dot / dotsPerCell, label: GlyphText(value.label))
        }
    }

    /// Days from which ticks are months or years; a day among them would be read as one.
    private static let longestWithEnds = 300.0
}

extension [PlannedTick] {
    /// Step of automatic days or weeks of which some have no room for their labels; else `nil`.
    fileprivate var crowdedStep: CalendarStep? {
        first {
            $0.isAutomatic && $0.labelStart == nil && $0.label.width > 0 && !$0.beginsSpan
        }?.step
    }
}
