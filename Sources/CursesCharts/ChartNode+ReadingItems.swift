/// A piece of the line above a chart.
typealias ReadingPart = (text: String, style: Style)

/// What the line above a chart says of one name that is drawn.
struct ReadingItem {
    var mark: ReadingPart
    var isOfPoints = false
    var isOfEdges = false
    var name: String
    /// What is added to the name.
    var note: String?
    var shortNote: String?
    var value: String
    var paddedValue: String

    /// So many columns of a name tell who it is.
    private static let enough = 16
    /// So many beside what is added to it.
    private static let least = 6

    var named: [ReadingPart] { [mark, ReadingPart(" \(fullName)", .plain)] }

    /// The item in as few words as there are.
    var short: ReadingItem {
        var item = self
        item.note = shortNote ?? note
        return item
    }

    /// The name with what is added to it.
    var fullName: String { note.map { "\(name) \($0)" } ?? name }

    /// The item with a name that is so many columns narrower, if it is long or something is added to it;
    /// that stays, and where other names can go, some of the name.
    func cut(by columns: Int, isAlone: Bool) -> ReadingItem {
        let width = GlyphText(name).width
        let least = note == nil ? Self.enough : isAlone ? 2 : Self.least
        guard columns > 0, width - columns >= least else { return self }
        var item = self
        item.name = SpelledText.cut(name, to: width - columns)
        return item
    }
}

extension ChartNode {
    /// One item for each name, with its value at the crosshair.
    func items(_ plot: ChartPlot) -> [ReadingItem] {
        var items: [ReadingItem] = []
        let ends = [plot.y.span.lower, plot.y.span.upper].map(number)
        for track in marks.tracks where !track.isHalo && !track.look.isHidden {
            let name = name(of: track)
            let point = selected.flatMap(track.point(at:))
            let value = point.map { number($0.y) } ?? "–"
            if let index = items.firstIndex(where: { $0.name == name }) {
                if point == nil { continue }
                items[index].value = value
                items[index].paddedValue = padded(value, as: ends)
                continue
            }
            if track.isOutlined, !plot.hasEdges(track) { continue }
            if track.isShade, !plot.hasShade(track) { continue }
            // Points may all stand in cells of a line, which have its colour.
            if selected == nil, track.symbol != nil, !surface.shows(track.look.style) { continue }
            items.append(
                ReadingItem(
                    mark: ReadingPart(
                        String(Character(track.glyph(plot.dots))),
                        track.look.style
                    ),
                    isOfPoints: track.symbol != nil,
                    isOfEdges: track.isOutlined || track.isShade,
                    name: name,
                    note: track.look.note,
                    shortNote: track.look.shortNote,
                    value: value,
                    paddedValue: padded(value, as: ends)
                )
            )
        }
        return items + barItems(plot)
    }

    /// One item for each group of bars, with what those at the crosshair add up to.
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
            let text = value.map(number) ?? "–"
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

    /// A number with two decimal places at most.
    func number(_ y: Double) -> String {
        var text = TickPlanner.number(y, digits: 2)
        guard text.contains("." as Character) else { return text }
        while text.last == "0" { text.removeLast() }
        if text.last == "." { text.removeLast() }
        return text
    }

    func padded(_ text: String, as others: [String]) -> String {
        let width = others.map { GlyphText($0).width }.max() ?? 0
        return text + String(repeating: " ", count: max(0, width - GlyphText(text).width))
    }
}
