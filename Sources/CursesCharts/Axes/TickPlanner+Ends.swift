extension TickPlanner {
    /// The ticks with the places of their labels, and the ends of the axis where they say more.
    ///
    /// Days that have room for some of their labels only would look uneven: those farther apart take their place.
    func placed(in columns: Int) -> [PlannedTick] {
        let ends = ends()
        let nearest = ticks().placed(in: columns, between: ends)
        guard !ends.isEmpty else { return nearest }
        var (planner, placed) = (self, nearest)
        while let step = placed.crowdedStep {
            planner.leastDays = step.days
            placed = planner.ticks().placed(in: columns, between: ends)
        }
        return placed.count { $0.labelStart != nil } > Self.fewest ? placed : nearest
    }

    /// Labels, its ends among them, that say too little of an axis.
    private static let fewest = 3

    /// The first and the last day of a calendar axis that chooses its ticks and labels itself.
    func ends() -> [PlannedTick] {
        guard kind == .calendar, isHorizontal, case .automatic(nil) = marks.values.kind,
            scale.span.length > 0, scale.span.length < Self.longestWithEnds
        else { return [] }
        let days = [scale.span.lower.rounded(.up), scale.span.upper.rounded(.down)]
        return days.compactMap { number in
            guard let dot = scale.dot(number) else { return nil }
            let value = AxisValue(
                number: number,
                label: label(number, .week, 0),
                index: 0,
                count: 1,
                calendarStep: .week
            )
            // Labels of the app's own are for the ticks that they were asked about.
            guard let label = marks.parts(value).label, label.text(value) == nil else { return nil }
            return PlannedTick(offset: dot / dotsPerCell, label: GlyphText(value.label))
        }
    }

    /// Days after which ticks are months or years, among which a day would be taken for one.
    private static let longestWithEnds = 300.0
}

extension [PlannedTick] {
    /// The distance of days that have not all room for their labels.
    fileprivate var crowdedStep: CalendarStep? {
        first { $0.labelStart == nil && $0.label.width > 0 && !$0.beginsSpan }?.step
    }
}
