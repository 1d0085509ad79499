/// Part of the reading above a chart.
typealias ReadingPart = (text: String, style: Style)

/// Entry of the reading for one name.
struct ReadingItem {
    var mark: ReadingPart
    var isOfPoints = false
    /// True for edges, ranges and points with an explicit symbol, such as notes.
    var isMinor = false
    var name: String
    /// Addition to the name.
    var note: String?
    var shortNote: String?
    var value: String
    var paddedValue: String

    /// Columns of a name that identify it.
    private static let enough = 16
    /// Columns of a name that identify it beside a note.
    private static let least = 6

    var named: [ReadingPart] { [mark, ReadingPart(" \(fullName)", .plain)] }

    /// Item with its short note.
    var short: ReadingItem {
        var item = self
        item.note = shortNote ?? note
        return item
    }

    /// Name followed by its note.
    var fullName: String { note.map { "\(name) \($0)" } ?? name }

    /// Returns the item with its name truncated by some columns, if it is long or has a note; the
    /// note is kept.
    func cut(by columns: Int, isAlone: Bool) -> ReadingItem {
        let width = GlyphText(name).width
        let least = note == nil ? Self.enough : isAlone ? 2 : Self.least
        guard columns > 0, width - columns >= least else { return self }
        var item = self
        item.name = SpelledText.cut(name, to: width - columns)
        return item
    }

    /// Returns the range of the name in a text, truncated or not; `nil` if absent.
    func place(ofNameIn text: Substring) -> Range<Substring.Index>? {
        if let place = Self.place(of: name, in: text) { return place }
        guard text.utf8.holds("…".utf8) else { return nil }
        let limits = stride(from: GlyphText(name).width - 1, through: 2, by: -1)
        return limits.lazy.compactMap { limit in
            Self.place(of: SpelledText.cut(name, to: limit), in: text)
        }.first
    }

    /// Returns the last range of a name before a value, or the first: a month may have that name.
    private static func place(of name: String, in text: Substring) -> Range<Substring.Index>? {
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

    /// Formats a number with at most two decimal places.
    static func number(_ y: Double) -> String {
        var text = TickPlanner.number(y, digits: 2)
        guard text.contains("." as Character) else { return text }
        while text.last == "0" { text.removeLast() }
        if text.last == "." { text.removeLast() }
        return text
    }

    static func padded(_ text: String, as others: [String]) -> String {
        let width = others.map { GlyphText($0).width }.max() ?? 0
        return text + String(repeating: " ", count: max(0, width - GlyphText(text).width))
    }
}

extension ChartNode {
    /// Returns an item for each name, with its value at the crosshair.
    func items(_ plot: ChartPlot) -> [ReadingItem] {
        var items: [ReadingItem] = []
        let ends = [plot.y.span.lower, plot.y.span.upper].map(ReadingItem.number)
        for track in marks.tracks where !track.isHalo && !track.look.isHidden {
            let name = name(of: track)
            let point = selected.flatMap(track.point(at:))
            let value = point.map { ReadingItem.number($0.y) } ?? "–"
            if let index = items.firstIndex(where: { $0.name == name }) {
                if point == nil { continue }
                items[index].value = value
                items[index].paddedValue = ReadingItem.padded(value, as: ends)
                continue
            }
            if track.isOutlined, !plot.hasEdges(track) { continue }
            if track.isShade, !plot.hasShade(track) { continue }
            // Points that share all their cells with a line have its colour and need no entry.
            if selected == nil, track.symbol != nil, !surface.shows(track.look.style) { continue }
            items.append(
                ReadingItem(
                    mark: ReadingPart(
                        String(Character(track.glyph(plot.dots))),
                        track.sign(at: point, marks.theme.fade, on: plot)
                    ),
                    isOfPoints: track.symbol != nil,
                    isMinor: track.isOutlined || track.isShade
                        || track.kind.draw == nil && track.look.symbol != nil,
                    name: name,
                    note: track.look.note,
                    shortNote: track.look.shortNote,
                    value: value,
                    paddedValue: ReadingItem.padded(value, as: ends)
                )
            )
        }
        return items + barItems(plot)
    }

    /// Returns an item for each group of bars, with its sum at the crosshair.
    private func barItems(_ plot: ChartPlot) -> [ReadingItem] {
        var sums: [(name: String, look: MarkLook, value: Double?)] = []
        for bar in marks.bars.all where !bar.isLevel && !bar.look.isHidden {
            let name = bar.look.group?.name ?? environment.string(bar.label)
            if !sums.contains(where: { $0.name == name }) { sums.append((name, bar.look, nil)) }
            guard let index = sums.firstIndex(where: { $0.name == name }), bar.place == selected
            else { continue }
            sums[index].value = (sums[index].value ?? 0) + bar.to - bar.from
        }
        return sums.map { name, look, value in
            let pattern = BarPattern(group: look.group?.index ?? 0, dots: plot.dots)
            let text = value.map(ReadingItem.number) ?? "–"
            return ReadingItem(
                mark: ReadingPart(String(Character(pattern.whole)), look.style),
                name: name,
                value: text,
                paddedValue: text
            )
        }
    }

    private func name(of track: MarkTrack) -> String {
        track.series ?? environment.string(track.label)
    }
}
