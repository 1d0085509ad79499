extension Day {
    // Keeps one of each of the newest 7 days, 8 weeks and 12 months that have a backup.
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
