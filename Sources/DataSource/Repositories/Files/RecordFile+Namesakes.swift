import Essentials

extension RecordFile {
    // Merged copies of a file may have different records with one identifier. The one changed last
    // keeps it; the others get identifiers derived from their content, which are the same on each
    // reading.
    mutating func separateNamesakes() {
        let live = records.indices.filter { !records[$0].isDeleted && records[$0].movesTo == nil }
        let isOnce = Set(live.map { records[$0].id }).count == live.count
        guard !isOnce || hasCapitals(live) else { return }
        for places in Dictionary(grouping: live, by: { records[$0].id.uuid }).values {
            guard places.count > 1, let newest = newest(places) else { continue }
            guard records[newest].id.uuid != nil else { continue }
            let said = records[newest].words
            for place in places where place != newest && records[place].words != said {
                records[place] = records[place].underItsOwnIdentifier
                hasSeparated = true
            }
        }
    }

    private func hasCapitals(_ places: [Int]) -> Bool {
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "F")
        return places.contains { records[$0].id.bytes.contains(where: capitals.contains) }
    }
}

extension Record {
    // The record without its maintained members.
    fileprivate var words: JSONText {
        guard var members = text.onOneLine.members else { return text }
        for mark in [String.id, .changedAt, .enteredAt] { members[mark] = nil }
        return JSONText(members)
    }

    fileprivate var underItsOwnIdentifier: Record {
        guard var members = text.members else { return self }
        let number = words.bytes.digest(0xcbf2_9ce4_8422_2325) ^ id.bytes.digest(1)
        let other = words.bytes.digest(0x8422_2325_cbf2_9ce4) ^ id.bytes.digest(2)
        members[.id] = JSONText(UUID(number, other).text)
        return Record(members)
    }
}

extension ArraySlice<UInt8> {
    // FNV-1a.
    fileprivate func digest(_ start: UInt64) -> UInt64 {
        reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}

extension UUID {
    fileprivate init(_ first: UInt64, _ second: UInt64) {
        let bytes = [first, second].flatMap { number in
            stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
        }
        self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: PlainUUID.Bytes.self)) }
    }
}
