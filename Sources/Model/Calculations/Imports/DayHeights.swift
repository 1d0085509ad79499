import DataSource

// Heights by binary search: measured in the file, else as `HeightService` returns them.
struct DayHeights {
    private let person: Person
    private let days: [Day]
    private let heights: [Double]
    private let measured: [ImportedHeight]

    init(_ weighIns: [WeighIn], of person: Person, measured: [ImportedHeight]) {
        self.person = person
        days = weighIns.map(\.day)
        heights = weighIns.map(\.height)
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
        let isNow = person.heightSince.map { $0 <= day } ?? true
        guard let last = days.last, day <= last || !isNow else { return person.height }
        let count = Self.count(days.count) { days[$0] <= day }
        return person.height(
            on: day,
            after: count > 0 ? (days[count - 1], heights[count - 1]) : nil,
            before: heights.first
        )
    }

    // Binary search: number of leading elements that satisfy `isBefore`.
    private static func count(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
