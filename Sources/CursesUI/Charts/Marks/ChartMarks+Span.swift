extension ChartMarks {
    /// The x-values that ask for room.
    var xSpan: Span {
        var span = Span()
        for track in tracks {
            for point in track.points where point.isDrawable { span.include(point.x) }
        }
        for rule in rules { if let x = rule.box.x { span.include(x) } }
        if span.isEmpty { for band in bands { if let x = band.box.x { span.include(x) } } }
        return span
    }

    /// The y-values over a range of x-values that ask for room.
    func ySpan(over x: Span) -> Span {
        var span = Span()
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
}
