extension Day {
    // Keeps days, weeks and months by their number, so that some remain after years of absence.
    static func kept(of days: [Day]) -> Set<Day> {
        newest(7, of: days) { $0.number }
            .union(newest(8, of: days) { $0.number - $0.weekday.rawValue })
            .union(newest(12, of: days) { $0.year * 12 + $0.month })
    }

    private static func newest(
        _ count: Int,
        of days: [Day],
        by period: (Day) -> Int
    ) -> Set<Day> {
        let newest = Dictionary(days.map { (period($0), $0) }, uniquingKeysWith: max)
        return Set(newest.sorted { $0.key > $1.key }.prefix(count).map(\.value))
    }
}
