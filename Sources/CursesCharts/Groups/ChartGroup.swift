/// Group of marks with one name, colour and pattern.
nonisolated struct ChartGroup: Hashable {
    let name: String
    let index: Int
    let style: Style

    /// Symbol of the group's points.
    var symbol: BasicChartSymbolShape {
        let symbols: [BasicChartSymbolShape] = [
            .circle, .square, .triangle, .diamond, .cross, .plus,
        ]
        return symbols[index % symbols.count]
    }
}

/// Groups of a chart in the order of their first marks.
struct ChartGroups {
    private(set) var all: [ChartGroup] = []
    private let scale: ChartStyleScale
    private let theme: Theme

    init(_ scale: ChartStyleScale, theme: Theme) {
        self.scale = scale
        self.theme = theme
    }

    /// Returns the group with a name, adding it if necessary.
    mutating func group(named name: String) -> ChartGroup {
        if let group = all.first(where: { $0.name == name }) { return group }
        let style = scale.style(of: name, index: all.count, theme)
        let group = ChartGroup(name: name, index: all.count, style: style)
        all.append(group)
        return group
    }
}

/// Colours of the groups of a chart.
struct ChartStyleScale {
    var named: [(name: String, style: any ShapeStyle)] = []
    var mapped: ((String) -> (any ShapeStyle)?)?
    var range: [any ShapeStyle] = []

    func style(of name: String, index: Int, _ theme: Theme) -> Style {
        if let style = named.first(where: { $0.name == name })?.style ?? mapped?(name) {
            return style.style(in: theme)
        }
        let colors: [any ShapeStyle] = [
            SemanticStyle.tint, Color.green, Color.magenta, Color.yellow, Color.red, Color.blue,
        ]
        let styles = range.isEmpty ? colors : range
        return styles[index % styles.count].style(in: theme)
    }
}

extension Plottable {
    /// Name of the value's group.
    var groupName: String { plottableCategory ?? "\(self)" }
}
