extension Day {
    public var lastOfMonth: Day {
        (28...31).lazy.compactMap { Day(year: year, month: month, day: $0) }.last ?? self
    }

    // The 31st becomes the last day of a shorter month.
    public func advanced(byMonths months: Int) -> Day? {
        let count = year * 12 + month - 1 + months
        guard count >= 12, let first = Day(year: count / 12, month: count % 12 + 1, day: 1) else {
            return nil
        }
        return min(first.advanced(by: day - 1), first.lastOfMonth)
    }
}
