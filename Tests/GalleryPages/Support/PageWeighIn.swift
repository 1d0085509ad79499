/// A weight and its trend on a day.
nonisolated struct PageWeighIn: Identifiable {
    let day: PageDay
    let weight: Double
    let trend: Double
    let note: String

    var id: Int { day.number }
    var dayText: String { "\(day.year)-\(day.month)-\(day.day)" }

    /// A weigh-in a week, from September to November.
    static let weekly: [PageWeighIn] = {
        let days = [0, 7, 14, 21, 28, 35, 42, 49, 56, 63, 72, 80]
        let weights = [73.9, 73.2, 74.1, 73.4, 73, 73.3, 72.4, 72.8, 72.1, 72.5, 71.7, 71.9]
        let trends = [73.9, 73.8, 73.8, 73.7, 73.6, 73.4, 73.2, 73, 72.8, 72.6, 72.4, 72.2]
        let notes = [2: "after the holiday", 6: "体調が良い", 10: "before breakfast"]
        return days.indices.map {
            PageWeighIn(
                day: PageDay.today.advanced(by: days[$0] - 80),
                weight: weights[$0],
                trend: trends[$0],
                note: notes[$0] ?? ""
            )
        }
    }()
}
