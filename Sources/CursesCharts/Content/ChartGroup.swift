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

/// Marks of a group.
public struct GroupedChartContent<Content: ChartContent>: ChartContent {
    let content: Content
    let name: String
    let kind: Kind

    enum Kind {
        case style, position, none
    }

    public func add(to marks: inout ChartMarks) {
        let outer = marks.look
        switch kind {
        case .style: marks.enterGroup(named: name)
        case .position: marks.look.position = name
        case .none: break
        }
        content.add(to: &marks)
        marks.look = outer
    }
}

extension ChartContent {
    /// Groups marks by a value, each with a colour and an entry in the legend.
    public func foregroundStyle<D: Plottable>(
        by value: PlottableValue<D>
    ) -> GroupedChartContent<Self> {
        GroupedChartContent(content: self, name: value.value.groupName, kind: .style)
    }

    /// Places bars of different values side by side.
    public func position<D: Plottable>(
        by value: PlottableValue<D>,
        axis: Axis? = nil,
        span: MarkDimension = .automatic
    ) -> GroupedChartContent<Self> {
        GroupedChartContent(content: self, name: value.value.groupName, kind: .position)
    }

    /// Groups marks by a value, each with a symbol.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> GroupedChartContent<Self> {
        GroupedChartContent(content: self, name: value.value.groupName, kind: .style)
    }

    /// Groups marks by a value; lines of every second group are dashed.
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> GroupedChartContent<Self> {
        GroupedChartContent(content: self, name: value.value.groupName, kind: .style)
    }

    /// No effect in a terminal: a point is one cell.
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> GroupedChartContent<Self> {
        GroupedChartContent(content: self, name: value.value.groupName, kind: .none)
    }
}

extension ChartMarks {
    /// Applies the look of a group to the marks added next; every second group is dashed.
    mutating func enterGroup(named name: String) {
        let group = groups.group(named: name)
        look.group = group
        look.style = look.style.overlaid(by: group.style)
        look.isDashed = look.isDashed ?? (group.index % 2 == 1)
    }
}
