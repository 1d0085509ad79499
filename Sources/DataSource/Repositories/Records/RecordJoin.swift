import Essentials

// Joins the versions of a file from several machines. Of each record the one changed last counts, and
// of those changed in one moment the one with the greater bytes, so that neither the order of the
// versions nor repetition matters. Members of two records are never mixed.
extension RecordFile {
    // The other version of a record, and the one that counts.
    typealias Conflict = (other: Record, counting: Record)

    static func joined(_ files: [RecordFile]) -> RecordFile { united(files).sorted() }

    // The join in no certain order.
    static func united(_ files: [RecordFile]) -> RecordFile {
        var joined = RecordFile(version: files.map(\.version).max() ?? 1)
        joined.alteration = files.map(\.alteration).max() ?? 0
        var places = [JSONText: Int]()
        for file in files {
            for (key, value) in file.others.entries {
                joined.others[key] = joined.others[key].map { max($0, value) } ?? value
            }
            for record in file.records {
                let id = record.identity
                guard let place = places[id] else {
                    places[id] = joined.records.count
                    joined.records.append(record)
                    continue
                }
                if record.isLater(than: joined.records[place]) { joined.records[place] = record }
            }
        }
        return joined
    }

    func sorted() -> RecordFile {
        var file = self
        file.records = records.map { ($0.order, $0) }
            .sorted { ($0.0, $0.1.text) > ($1.0, $1.1.text) }
            .map(\.1)
        return file
    }

    // Leaves out records that the other file has with the same time of change: those were edited by
    // hand since.
    func yielding(to other: RecordFile) -> RecordFile {
        let others = other.byIdentity
        var file = self
        file.records.removeAll { record in
            guard let other = others[record.identity], other.text != record.text else {
                return false
            }
            return other.moment == record.moment
        }
        return file
    }

    // True if all that this file says is in the other one too.
    func isContained(in other: RecordFile) -> Bool {
        records.count <= other.records.count && missing(in: other).isEmpty
    }

    // Records that the other file lacks, or has in an earlier version.
    func missing(in other: RecordFile) -> [Record] {
        let others = other.byIdentity
        return records.filter { record in
            others[record.identity].map { record.isLater(than: $0) } ?? true
        }
    }

    // Earlier versions of records that occur twice, as after a merge by lines.
    var doubles: [Conflict] {
        let counting = byIdentity
        return records.compactMap { record in
            guard let last = counting[record.identity], last != record,
                last.isDeleted || last.digestOfContent != record.digestOfContent
            else { return nil }
            return (record, last)
        }
    }

    // Records that were changed here and elsewhere since `base`, or since their entry.
    func conflicts(with foreign: RecordFile, since base: RecordFile) -> [Conflict] {
        let (theirs, bases) = (foreign.byIdentity, base.byIdentity)
        return records.compactMap { own in
            let id = own.identity
            guard let their = theirs[id] else { return nil }
            let before = bases[id]
            guard before != nil || own.isChanged && their.isChanged else { return nil }
            let versions = [own, their] + (before.map { [$0] } ?? [])
            let contents = versions.map { $0.isDeleted ? 0 : $0.digestOfContent }
            guard Set(contents).count == versions.count else { return nil }
            return own.isLater(than: their) ? (their, own) : (own, their)
        }
    }

    private var byIdentity: [JSONText: Record] {
        Dictionary(records.map { ($0.identity, $0) }) { $1.isLater(than: $0) ? $1 : $0 }
    }
}

extension Record {
    // The identifier as the program writes it; without one, the text of the record.
    fileprivate var identity: JSONText {
        guard id != .null else { return text }
        let capitals = UInt8(ascii: "A")...UInt8(ascii: "F")
        guard id.bytes.contains(where: capitals.contains), let uuid = id.uuid else { return id }
        return JSONText(uuid.text)
    }

    // True for a record that is not as it was entered.
    fileprivate var isChanged: Bool { isDeleted || text.members?[.enteredAt] != nil }

    fileprivate func isLater(than other: Record) -> Bool {
        text != other.text && (moment, text.onOneLine) > (other.moment, other.text.onOneLine)
    }
}

extension JSONText: Comparable {
    static func < (left: JSONText, right: JSONText) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}

extension RecordFile {
    // Reads a version from any machine. `nil` if it is damaged or of a newer format.
    init?(version data: Data) {
        let bytes = Array(data)[...].withoutMark
        guard var file = (try? RecordFile(bytes)) ?? RecordFile(mergedLinesOf: bytes),
            file.version <= RecordFormat.current.version
        else { return nil }
        file.separateNamesakes()
        self = file
    }

    // Reads both sides of git's conflict markers, and a file whose lines were united: it holds more
    // records than it says. One with fewer is damaged.
    private init?(mergedLinesOf bytes: ArraySlice<UInt8>) {
        self.init()
        var counts = [Int]()
        var hasEnd = false
        var isInBase = false
        for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") }) {
            let line = line.trimmed
            if line.isConflictMarker { isInBase = line.first == UInt8(ascii: "|") }
            // The base is in both sides, changed or not.
            if line.isEmpty || line.isConflictMarker || isInBase { continue }
            if line.suffix(2).elementsEqual(":[".utf8) {
                guard let head = JSONText(bytes: line + "]}".utf8).members,
                    let count = head[.count]?.integer, head[.records] != nil
                else { return nil }
                counts.append(count)
                take(head)
            } else if line.first == UInt8(ascii: "]") {
                guard let end = JSONText(bytes: "{\"records\":[".utf8 + line).members,
                    let version = end[.version]?.integer, version > 0
                else { return nil }
                self.version = max(self.version, version)
                hasEnd = true
                take(end)
            } else {
                let text = line.last == UInt8(ascii: ",") ? line.dropLast() : line
                let record = try? JSONScanner.scan(text) { scanner throws(JSONError) in
                    let fields = JSONFields(scanner)
                    try fields.read(&scanner, depth: 1)
                    try scanner.finish()
                    return Record(fields)
                }
                guard let record else { return nil }
                records.append(record)
            }
        }
        guard hasEnd, let count = counts.max(), records.count >= count else { return nil }
    }

    private mutating func take(_ members: JSONMembers) {
        for (key, value) in members.entries where ![.count, .records, .sum, .version].contains(key)
        {
            others[key] = others[key].map { max($0, value) } ?? value
        }
    }
}

extension ArraySlice<UInt8> {
    fileprivate var trimmed: Self {
        var line = self
        while let last = line.last, last == 0x20 || last == 0x0D || last == 0x09 {
            line.removeLast()
        }
        return line
    }

    fileprivate var isConflictMarker: Bool {
        ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains { marker in
            starts(with: marker.utf8) && [nil, 0x20].contains(dropFirst(7).first)
        }
    }
}
