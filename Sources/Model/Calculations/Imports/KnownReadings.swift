import DataSource
import Essentials

// What is here already, and what has come so far: the same weight at the same minute is the same
// reading.
struct KnownReadings {
    // Another program's pounds are not exactly the kilograms that they were.
    static let tolerance = 0.03

    private struct Known {
        var id: WeighIn.ID
        var minutes: Int
        var weight: Double
        var source: Int
        var isHere: Bool
        // One that is here is one that comes, and not several.
        var isTaken = false
    }

    private var days = [Int: [Known]]()
    private var ids: Set<UUID>

    init(_ weighIns: [WeighIn]) {
        ids = Set(weighIns.map(\.id))
        days.reserveCapacity(weighIns.count)
        for weighIn in weighIns { add(weighIn, source: 0, isHere: true) }
    }

    // What has come from the files before is here like the rest.
    mutating func beginFile() {
        days = days.mapValues { known in
            known.map { known in
                var known = known
                (known.isHere, known.isTaken) = (true, false)
                return known
            }
        }
    }

    // Returns which of those known it is, or `nil` if it is none, and is known from now on. In a file
    // of the app's own each line is a weigh-in of its own.
    mutating func insert(
        _ weighIn: WeighIn,
        from reading: ImportedReading,
        isOwn: Bool
    ) -> WeighIn.ID? {
        if let id = reading.id, ids.contains(id) { return id }
        let known = days[weighIn.day.number]?.firstIndex {
            isSame($0, weighIn, reading) && !(isOwn && ($0.isTaken || !$0.isHere))
        }
        if let known {
            days[weighIn.day.number]?[known].isTaken = true
            return days[weighIn.day.number]?[known].id
        }
        ids.insert(weighIn.id)
        add(weighIn, source: reading.source, isHere: false)
        return nil
    }

    // Of the app's own files each has a name of its own, and only what is here counts.
    private func isSame(
        _ known: Known,
        _ weighIn: WeighIn,
        _ reading: ImportedReading
    ) -> Bool {
        guard known.isHere || reading.id == nil,
            reading.time == nil && !reading.date.isInstant
                || known.minutes == weighIn.time.minutes
        else {
            return false
        }
        let isCopy =
            reading.source != 0 && known.source != reading.source
            || reading.unit ?? .kilograms != .kilograms
        return isCopy
            ? abs(known.weight - weighIn.weight) < Self.tolerance
            : known.weight.tenBillionths == weighIn.weight.tenBillionths
    }

    private mutating func add(_ weighIn: WeighIn, source: Int, isHere: Bool) {
        days[weighIn.day.number, default: []].append(
            Known(
                id: weighIn.id,
                minutes: weighIn.time.minutes,
                weight: weighIn.weight,
                source: source,
                isHere: isHere
            )
        )
    }
}

extension ImportedDate {
    var isInstant: Bool {
        if case .instant = self { true } else { false }
    }
}
