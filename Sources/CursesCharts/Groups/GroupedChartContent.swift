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
