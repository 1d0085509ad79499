/// Settings of one axis from the chart modifiers.
struct AxisOptions {
    var domain: (any ScaleDomain)?
    var isHidden = false
    var marks = AxisMarks()
    /// Title of the axis.
    var label: Text?

    /// Returns the range of the axis for the range of the data.
    func span(of data: Span, padding: Double, scale: PlottableScale) -> Span {
        let least = { (magnitude: Double) in
            scale == .calendar ? 1 : RoundStep(atLeast: magnitude / 100)?.value ?? 1
        }
        if let range = domain?.primitiveRange {
            return Span(range.lowerBound, range.upperBound).padded(by: 0, orBy: least)
        }
        var span = data.padded(by: padding, orBy: least)
        if domain?.includesZero == true, !span.isEmpty { span.include(0) }
        if let modify = (domain as? AutomaticScaleDomain)?.modify, !span.isEmpty,
            let range = modify(span.lower...span.upper)
        {
            return Span(range.lowerBound, range.upperBound).padded(by: 0, orBy: least)
        }
        return span
    }
}
