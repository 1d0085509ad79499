import DataSource

extension Array {
    // Binary search: requires elements in ascending order of days.
    func inDays(_ days: ClosedRange<Day>, _ day: KeyPath<Element, Day>) -> ArraySlice<Element> {
        let start = firstIndex(from: days.lowerBound, day)
        return self[
            start..<Swift.max(start, firstIndex(from: days.upperBound.advanced(by: 1), day))
        ]
    }

    func firstIndex(from first: Day, _ day: KeyPath<Element, Day>) -> Int {
        var (lower, upper) = (0, count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if self[middle][keyPath: day] < first { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }
}
