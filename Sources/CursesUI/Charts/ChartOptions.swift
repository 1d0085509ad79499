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
    func span(of data: Span, padding: Double) -> Span {
        if let range = domain?.primitiveRange {
            let span = Span(range.lowerBound, range.upperBound)
            return span.length > 0 ? span : span.padded(by: 0)
        }
        guard domain?.includesZero == true else { return data.padded(by: padding) }
        var span = data
        span.include(0)
        return span.padded(by: 0)
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
