import DataSource

// The height of a person on a day: that of the weigh-in before, else of the one after, and the
// person's own after all of them.
struct DayHeights {
    private let days: [Int]
    private let heights: [Double]
    private let own: Double
    private let measured: [ImportedHeight]

    init(_ weighIns: [WeighIn], of person: Person, measured: [ImportedHeight]) {
        days = weighIns.map(\.day.number)
        heights = weighIns.map(\.height)
        own = person.height
        self.measured =
            measured
            .filter { EntryService.heights.contains($0.height) }
            .sorted { $0.day < $1.day }
    }

    func height(on day: Day) -> Double {
        if let first = measured.first {
            let count = Self.count(measured.count) { measured[$0].day <= day }
            return count > 0 ? measured[count - 1].height : first.height
        }
        guard let last = days.last, day.number <= last else { return own }
        let count = Self.count(days.count) { days[$0] <= day.number }
        return count > 0 ? heights[count - 1] : heights.first ?? own
    }

    // How many of a sorted list come first.
    private static func count(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
