extension ChartMarks {
    /// Range of the x-values; bands count only without other marks.
    var xSpan: Span {
        if let span = xCategories.span { return span }
        var span = bars.areLevel ? bars.reach(over: ySpanOfBars) : bars.places
        for track in tracks {
            for point in track.points where point.isDrawable { span.include(point.x) }
        }
        for rule in rules { if let x = rule.box.x { span.include(x) } }
        if span.isEmpty { for band in bands { if let x = band.box.x { span.include(x) } } }
        return span
    }

    /// Returns the range of the y-values over a range of x-values.
    func ySpan(over x: Span) -> Span {
        if let span = yCategories.span { return Span(-span.lower, -span.upper) }
        var span = bars.areLevel ? bars.places : bars.reach(over: x)
        for track in tracks {
            for point in track.points where x.contains(point.x) && point.isDrawable {
                span.include(point.y)
                span.include(point.base)
            }
        }
        for rule in rules { if let y = rule.box.y { span.include(y) } }
        if span.isEmpty { for band in bands { if let y = band.box.y { span.include(y) } } }
        return span
    }

    private var ySpanOfBars: Span {
        yCategories.span.map { Span(-$0.lower, -$0.upper) } ?? bars.places
    }
}

extension PlotCategories {
    /// Range of the categories, half a unit beyond each end; `nil` without any.
    var span: Span? { names.isEmpty ? nil : Span(-0.5, Double(names.count) - 0.5) }
}
