extension ChartNode {
    /// Draws the reading above the plot: the values at the crosshair, or the legend.
    func drawReading(_ plot: ChartPlot, on painter: Painter, isFocused: Bool) {
        let origin = origin(plot)
        guard plot.hasReading else {
            guard isFocused else { return }
            let column = selected.flatMap(plot.column) ?? 0
            return painter.rest(cursorAt: Point(x: origin.x + column, y: origin.y))
        }
        if isFocused {
            // The row of the reading, so that screen readers speak it.
            painter.rest(cursorBefore: origin.x, or: Point(x: origin.x, y: origin.y - 1))
        }
        var x = origin.x
        for part in reading(plot) {
            let text = GlyphText(part.text).truncated(to: origin.x + plot.readingWidth - x)
            painter.draw(text, at: Point(x: x, y: origin.y - 1), style: part.style)
            x += text.width
        }
    }

    /// Longest text of the reading, copied to the clipboard.
    var spokenReading: String {
        if let selected, let text = options.selection?.reading?(selected)?.first { return text }
        guard let plot, let selected else { return "" }
        let values = items(plot).map { "\($0.fullName) \($0.value)" }
        return ([xText(selected, plot)] + values).joined(separator: "  ")
    }

    private typealias Part = ReadingPart

    /// Returns the first form of the reading that fits, or the last; only symbols have the colour
    /// of their marks.
    private func reading(_ plot: ChartPlot) -> [Part] {
        let items = items(plot)
        guard let selected else {
            // If not everything fits, edges are dropped first, then points.
            let main = items.filter { !$0.isOfEdges }
            let lines = main.filter { !$0.isOfPoints }
            let least = lines.isEmpty ? items : lines
            let short = least.map(\.short)
            let noted = short.prefix(1) + short.dropFirst().filter { $0.note != nil }
            let last = noted.count > 1 ? Array(noted) : short
            let brief = main.map(\.short)
            let parts = fitting(
                [
                    (items, 3), (items, 2), (main, 3), (main, 2), (brief, 2), (brief, 1),
                    (cut(brief, plot), 1), (least, 2), (least, 1), (short, 1),
                    (cut(short, plot), 1), (last, 1),
                ]
                .map { ($0.map(\.named), gap: $1) },
                plot
            )
            return width(of: parts) > plot.readingWidth ? shortened(last, plot) : parts
        }
        if let texts { return marked(texts, items, plot) }
        let ends = [plot.x.span.lower, plot.x.span.upper].map { xText($0, plot) }
        let day = Part(xText(selected, plot), .plain)
        let wideDay = Part(padded(day.text, as: ends), .plain)
        let wide = items.map { [$0.mark, Part(" \($0.fullName) \($0.paddedValue)", .plain)] }
        let named = items.map { [Part("\($0.fullName) \($0.value)", .plain)] }
        let short = items.map { [$0.mark, Part(" \($0.value)", .plain)] }
        let forms = [([[wideDay]] + wide, 3), ([[day]] + named, 2), ([[day]] + short, 2)]
        return fitting(forms + [(short, 2), (short, 1)], plot)
    }

    /// Truncates long names by the columns that exceed the width.
    private func cut(
        _ items: [ReadingItem],
        isAlone: Bool = false,
        _ plot: ChartPlot
    ) -> [ReadingItem] {
        let excess = width(of: fitting([(items.map(\.named), 1)], plot)) - plot.readingWidth
        return items.map { $0.cut(by: max(0, excess), isAlone: isAlone) }
    }

    /// Truncates names until the reading fits, dropping those without a note first.
    private func shortened(_ items: [ReadingItem], _ plot: ChartPlot) -> [Part] {
        var items = items
        while true {
            let spare = items.contains { $0.note != nil } ? items.lastIndex { $0.note == nil } : nil
            let cut = cut(items, isAlone: spare == nil, plot)
            let parts = fitting([(cut.map(\.named), 1)], plot)
            guard let spare, width(of: parts) > plot.readingWidth else { return parts }
            items.remove(at: spare)
        }
    }

    /// Returns the first text that fits with its symbols, or the last.
    private func marked(_ texts: [String], _ items: [ReadingItem], _ plot: ChartPlot) -> [Part] {
        var parts: [Part] = []
        for (index, text) in texts.enumerated()
        where index == texts.count - 1 || GlyphText(text).width <= plot.readingWidth {
            parts = marked(text, items)
            if width(of: parts) <= plot.readingWidth { break }
        }
        return parts
    }

    private func width(of parts: [Part]) -> Int {
        parts.reduce(0) { $0 + GlyphText($1.text).width }
    }

    /// Inserts the symbol before each name, as in a legend; not in ASCII, where a symbol would be
    /// read as part of a number.
    private func marked(_ text: String, _ items: [ReadingItem]) -> [Part] {
        guard environment.drawsBlocks else { return [Part(text, .plain)] }
        let text = text[...]
        let places = items.compactMap { item in
            place(ofNameIn: item, text).map { ($0, item.mark) }
        }
        var parts: [Part] = []
        var end = text.startIndex
        for (place, mark) in places.sorted(by: { $0.0.lowerBound < $1.0.lowerBound })
        where end <= place.lowerBound {
            parts.append(Part(String(text[end..<place.lowerBound]), .plain))
            parts += [mark, Part(" \(text[place])", .plain)]
            end = place.upperBound
        }
        return parts + [Part(String(text[end...]), .plain)]
    }

    /// Returns the range of an item's name, truncated or not; `nil` if absent.
    private func place(ofNameIn item: ReadingItem, _ text: Substring) -> Range<Substring.Index>? {
        if let place = place(of: item.name, in: text) { return place }
        guard text.utf8.holds("…".utf8) else { return nil }
        let limits = stride(from: GlyphText(item.name).width - 1, through: 2, by: -1)
        return limits.lazy.compactMap { limit in
            place(of: SpelledText.cut(item.name, to: limit), in: text)
        }.first
    }

    /// Returns the last range of a name before a value, or the first: a month may have that name.
    private func place(of name: String, in text: Substring) -> Range<Substring.Index>? {
        if name.isEmpty { return nil }
        var last: Range<Substring.Index>?
        var rest = text
        while let place = rest.utf8.place(of: name.utf8) {
            let behind = text[place.upperBound...].prefix(2)
            let isValued =
                behind.first == " "
                && behind.last.map { $0.isNumber || "–−-".contains($0) } ?? false
            if isValued || last == nil { last = place }
            rest = text[place.upperBound...]
        }
        return last
    }

    private func fitting(_ forms: [([[Part]], gap: Int)], _ plot: ChartPlot) -> [Part] {
        var joined: [Part] = []
        for (groups, gap) in forms {
            let space = Part(String(repeating: " ", count: gap), .plain)
            joined = Array(groups.joined(separator: [space]))
            if width(of: joined) <= plot.readingWidth { break }
        }
        return joined
    }

    private func xText(_ x: Double, _ plot: ChartPlot) -> String {
        if marks.scale == .category, let name = marks.xCategories.name(at: x) { return name }
        guard marks.scale == .calendar, x.magnitude < 1e9 else { return number(x) }
        let names = CalendarNames(environment: environment)
        return names.day(Int(x.rounded()), span: plot.x.span)
    }
}
