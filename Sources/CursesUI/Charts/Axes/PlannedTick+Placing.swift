extension [PlannedTick] {
    /// Gives each label its place below a horizontal axis, the later of two that overlap none.
    ///
    /// A number or a day stands in the middle below its tick; the name of a month or a year begins
    /// there, as what it names does.
    func placed(in columns: Int) -> [PlannedTick] {
        var end = -1
        return map { tick in
            var tick = tick
            let width = tick.label.width
            let latest = columns - width
            let middle = Swift.max(0, Swift.min(tick.offset - (width - 1) / 2, latest))
            let start = tick.beginsSpan ? tick.offset : middle
            if width > 0, start <= latest, start > end {
                tick.labelStart = start
                end = start + width
            }
            return tick
        }
    }

    /// Keeps one label for each row of a vertical axis.
    func onePerRow() -> [PlannedTick] {
        var taken: Set<Int> = []
        return filter { taken.insert($0.offset).inserted }
    }
}
