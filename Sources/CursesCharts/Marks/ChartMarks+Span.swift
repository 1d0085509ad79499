extension ChartMarks {
    /// The x-values that ask for room.
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

    /// The y-values over a range of x-values that ask for room.
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
    /// The room of the texts, half of it on each side of where they stand.
    var span: Span? { names.isEmpty ? nil : Span(-0.5, Double(names.count) - 0.5) }
}
