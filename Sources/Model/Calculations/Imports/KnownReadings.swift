import DataSource
import Essentials

// Finds duplicates among the stored and the imported readings: the same weight in the same minute.
struct KnownReadings {
    // In kilograms: pounds of another program are rounded.
    static let tolerance = 0.03

    private struct Known {
        var id: WeighIn.ID
        var minutes: Int
        var weight: Double
        var source: Int
        var isHere: Bool
        // In the app's own files, a stored reading matches only one line.
        var isTaken = false
    }

    private var days = [Int: [Known]]()
    private var ids: [UUID: WeighIn]
    // Identifiers of the files' readings.
    private var new = Set<UUID>()

    init(_ weighIns: [WeighIn]) {
        ids = Dictionary(weighIns.map { ($0.id, $0) }) { first, _ in first }
        days.reserveCapacity(weighIns.count)
        for weighIn in weighIns { add(weighIn, source: 0, isHere: true) }
    }

    // Readings of earlier files count as stored.
    mutating func beginFile() {
        days = days.mapValues { known in
            known.map { known in
                var known = known
                (known.isHere, known.isTaken) = (true, false)
                return known
            }
        }
    }

    // Stored weigh-ins of this minute.
    func stored(at moment: LocalTime) -> [WeighIn] {
        (days[moment.day.number] ?? [])
            .filter { $0.isHere && $0.minutes == moment.time.minutes }
            .compactMap { ids[$0.id] }
    }

    // False for a reading of a file.
    func isStored(_ id: WeighIn.ID) -> Bool { !new.contains(id) }

    // The weigh-in of a reading with this identifier, stored or of an earlier line.
    subscript(id: WeighIn.ID?) -> WeighIn? { id.flatMap { ids[$0] } }

    // Returns the identifier of the reading that it duplicates; `nil` if it is new and now added.
    // In the app's own files, each line is a separate weigh-in.
    mutating func insert(
        _ weighIn: WeighIn,
        from reading: ImportedReading,
        isOwn: Bool
    ) -> WeighIn.ID? {
        if let known = self[reading.id] { return known.id }
        let day = days[weighIn.day.number] ?? []
        let same = day.indices.filter {
            isSame(day[$0], weighIn, reading) && !(isOwn && (day[$0].isTaken || !day[$0].isHere))
        }
        // Prefers the one with the same note if two are in one minute.
        let noted = same.count > 1 ? same.first { self[day[$0].id]?.note == weighIn.note } : nil
        if let known = noted ?? same.first {
            days[weighIn.day.number]?[known].isTaken = true
            return days[weighIn.day.number]?[known].id
        }
        ids[weighIn.id] = weighIn
        new.insert(weighIn.id)
        add(weighIn, source: reading.source, isHere: false)
        return nil
    }

    // Readings of the app's own files have identifiers and are duplicates of stored ones only.
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
            || reading.unit?.isStored == false
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

// Identifiers that follow from what a weigh-in is, so that the same import on two machines is one.
struct ImportedIdentifiers {
    private var used = Set<UUID>()

    static func text(
        of person: Person.ID,
        _ moment: LocalTime,
        weight: Double,
        _ format: ImportFormat
    ) -> String {
        "\(format.rawValue) \(person.text) \(moment.day) \(moment.time) \(weight)"
    }

    mutating func next(
        of person: Person.ID,
        _ moment: LocalTime,
        weight: Double,
        _ format: ImportFormat
    ) -> UUID {
        var text = Self.text(of: person, moment, weight: weight, format)
        var id = UUID(naming: text)
        // The same weight in the same minute, twice in one file.
        while !used.insert(id).inserted {
            text += "+"
            id = UUID(naming: text)
        }
        return id
    }
}
