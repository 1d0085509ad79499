extension TickPlanner {
    /// Returns the ticks with placed labels, and labelled ends if they add information.
    ///
    /// Tries larger steps if only some days have room for labels, which would look uneven.
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

    /// Number of labels, including the ends, that is too few for a larger step.
    private static let fewest = 3

    /// Returns the first and last day of a calendar axis with automatic ticks and labels.
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
            // Custom labels are made for the ticks only.
            guard let label = marks.parts(value).label, label.text(value) == nil else { return nil }
            return PlannedTick(offset: dot / dotsPerCell, label: GlyphText(value.label))
        }
    }

    /// Days from which ticks are months or years; a day among them would be read as one.
    private static let longestWithEnds = 300.0
}

extension [PlannedTick] {
    /// Step of automatic days or weeks of which some have no room for their labels; else `nil`.
    fileprivate var crowdedStep: CalendarStep? {
        first {
            $0.isAutomatic && $0.labelStart == nil && $0.label.width > 0 && !$0.beginsSpan
        }?.step
    }
}
