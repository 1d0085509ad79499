/// What the modifiers of a chart ask for.
struct ChartOptions {
    var x = AxisOptions()
    var y = AxisOptions()
    var selection: ChartSelection?
}

/// What the modifiers of a chart ask of one axis.
struct AxisOptions {
    var domain: (any ScaleDomain)?
    var isHidden = false
    var marks = AxisMarks()

    /// The values that the axis reaches, given those of the data.
    func span(of data: Span, padding: Double, scale: PlottableScale) -> Span {
        let least = { (magnitude: Double) in
            scale == .calendar ? 1 : RoundStep(atLeast: magnitude / 100)?.value ?? 1
        }
        if let range = domain?.primitiveRange {
            return Span(range.lowerBound, range.upperBound).padded(by: 0, orBy: least)
        }
        var span = data.padded(by: padding, orBy: least)
        if domain?.includesZero == true, !span.isEmpty { span.include(0) }
        return span
    }
}

/// The value that a chart's crosshair stands on.
struct ChartSelection {
    let get: () -> Double?
    let set: (Double?) -> Void
    let reading: ((Double) -> String?)?
}

extension EnvironmentValues {
    var chartOptions: ChartOptions {
        get { self[ChartOptionsKey.self] }
        set { self[ChartOptionsKey.self] = newValue }
    }
}

private struct ChartOptionsKey: EnvironmentKey {
    static let defaultValue = ChartOptions()
}
