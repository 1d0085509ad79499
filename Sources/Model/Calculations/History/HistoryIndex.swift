import DataSource

// Searchable text of all entries in one byte buffer: making thousands of strings would take longer
// than the search.
struct HistoryIndex: Sendable {
    private var text = [UInt8]()
    private var ends = [Int32]()
    private var days = [Day]()
    private var weights = [Double]()

    init(
        _ entries: [HistoryEntry],
        weekdays: [Weekday: String],
        weight: (Double) -> String = { "\($0)" },
        measures: (Measures) -> String = { _ in "" }
    ) {
        let weekdays = weekdays.mapValues { Array($0.lowercased().utf8) }
        text.reserveCapacity(entries.count * 32)
        ends.reserveCapacity(entries.count)
        for entry in entries {
            let weighIn = entry.weighIn
            text += weighIn.day.description.utf8
            text += " ".utf8
            text += weekdays[weighIn.day.weekday] ?? []
            text += " ".utf8
            text += weighIn.time.description.utf8
            text += " ".utf8
            text += weight(weighIn.weight).utf8
            text += " ".utf8
            text += hundredths(entry.bmi).utf8
            text += " ".utf8
            if !weighIn.measures.isEmpty { text += measures(weighIn.measures).utf8 }
            if !weighIn.note.isEmpty { text += weighIn.note.lowercased().utf8 }
            ends.append(Int32(text.count))
            days.append(weighIn.day)
            weights.append(weighIn.weight)
        }
    }

    // `isMeant` finds other spellings of months and days, and comparisons of weights.
    func places(
        of query: String,
        isMeant: (Day, Double) -> Bool = { _, _ in false }
    ) -> [Int32] {
        let wanted = Array(query.utf8)
        return text.withUnsafeBufferPointer { text in
            var start = 0
            var places = [Int32]()
            for (place, end) in ends.enumerated() {
                if contains(wanted, text, start..<Int(end)) || isMeant(days[place], weights[place])
                {
                    places.append(Int32(place))
                }
                start = Int(end)
            }
            return places
        }
    }

    private func contains(
        _ wanted: [UInt8],
        _ text: UnsafeBufferPointer<UInt8>,
        _ range: Range<Int>
    ) -> Bool {
        guard let first = wanted.first else { return true }
        let last = range.upperBound - wanted.count
        var index = range.lowerBound
        while index <= last {
            if text[index] == first,
                (1..<wanted.count).allSatisfy({ text[index + $0] == wanted[$0] })
            {
                return true
            }
            index += 1
        }
        return false
    }

    private func hundredths(_ number: Double) -> String {
        let (whole, rest) = Int((number * 100).rounded()).quotientAndRemainder(dividingBy: 100)
        return "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}
