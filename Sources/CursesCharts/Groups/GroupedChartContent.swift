/// Marks that belong to a group of their chart.
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
    /// Colours the marks by a value, which a legend names.
    public func foregroundStyle<D: Plottable>(
        by value: PlottableValue<D>
    ) -> GroupedChartContent<Self> {
        GroupedChartContent(content: self, name: value.value.groupName, kind: .style)
    }

    /// Puts bars of different values side by side.
    public func position<D: Plottable>(
        by value: PlottableValue<D>,
        axis: Axis? = nil,
        span: MarkDimension = .automatic
    ) -> GroupedChartContent<Self> {
        GroupedChartContent(content: self, name: value.value.groupName, kind: .position)
    }

    /// Draws marks by a value with a symbol of its own, which its group has already.
    public func symbol<D: Plottable>(by value: PlottableValue<D>) -> GroupedChartContent<Self> {
        GroupedChartContent(content: self, name: value.value.groupName, kind: .style)
    }

    /// Draws lines by a value through or with gaps, which its group has already.
    public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> GroupedChartContent<Self> {
        GroupedChartContent(content: self, name: value.value.groupName, kind: .style)
    }

    /// Says how large points are by a value; a point is a cell.
    public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> GroupedChartContent<Self> {
        GroupedChartContent(content: self, name: value.value.groupName, kind: .none)
    }
}

extension ChartMarks {
    /// Gives the marks to come the look of a group; lines of every other one have gaps.
    mutating func enterGroup(named name: String) {
        let group = groups.group(named: name)
        look.group = group
        look.style = look.style.overlaid(by: group.style)
        look.isDashed = look.isDashed ?? (group.index % 2 == 1)
    }
}
