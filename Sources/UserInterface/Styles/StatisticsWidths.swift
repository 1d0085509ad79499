// How wide the columns of a table of statistics are.
struct StatisticsWidths {
    static let leastBar = 10.0
    static let bar = 126.0

    let title: Double
    let name: Double
    let cell: Double

    // As wide as a wide screen; from 200 on it would be points.
    var whole: Double { min(199, max(title, name) + cell * 3 + Self.bar + 40) }
}
