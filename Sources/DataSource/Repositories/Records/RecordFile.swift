import Essentials

struct RecordFile: Sendable {
    var version = RecordFormat.current.version
    var others = JSONMembers()
    var records = [Record]()
    // True if records with one identifier were separated.
    var hasSeparated = false
    // Difference of the stated sum from that of the records, kept through later changes; 0 unless the
    // file was edited by hand or is damaged.
    var alteration: UInt64 = 0

    func live(_ id: String) -> JSONText? {
        newest(places(of: id).filter { !records[$0].isDeleted }).map { records[$0].text }
    }

    // One record a line, so that a changed record is a changed line.
    var bytes: [UInt8] {
        var bytes = Array("{".utf8)
        for (key, value) in envelope() where key < .records {
            bytes += JSONText(key).bytes + ":".utf8 + value.onOneLine.bytes + ",".utf8
        }
        bytes += "\"records\":[\n".utf8
        var sum = alteration
        for (index, record) in records.enumerated() {
            let line = record.text.onOneLine.bytes
            sum &+= line.withUnsafeBytes(RecordSum.of)
            bytes += line
            bytes += (index == records.count - 1 ? "\n" : ",\n").utf8
        }
        bytes += "]".utf8
        for (key, value) in envelope(sum) where key > .records {
            bytes += Array(",".utf8) + JSONText(key).bytes + ":".utf8 + value.onOneLine.bytes
        }
        return bytes + "}\n".utf8
    }

    private func envelope(_ sum: UInt64 = 0) -> [(key: String, value: JSONText)] {
        var members = others
        members[.sum] = JSONText(RecordSum.text(sum))
        members[.count] = JSONText(Double(records.count))
        members[.version] = JSONText(Double(version))
        return members.entries.sorted { $0.key < $1.key }
    }
}

extension RecordFile {
    // Adds all records at once, sorted; records with the same identifier are kept.
    mutating func add(_ new: [NewRecord]) {
        guard !records.isEmpty else {
            records = new.sorted { $0.order > $1.order }.map(\.record)
            return
        }
        let names = Set(new.map(\.record.id))
        let kept = records.filter { !$0.isDeleted || !names.contains($0.id) }
        let standing = Set(kept.map(\.id))
        var arriving = new.filter { !standing.contains($0.record.id) }
            .sorted { $0.order < $1.order }
        records.removeAll(keepingCapacity: true)
        for record in kept {
            if !arriving.isEmpty {
                let order = record.order
                while let last = arriving.last, last.order > order {
                    records.append(last.record)
                    arriving.removeLast()
                }
            }
            records.append(record)
        }
        records += arriving.reversed().map(\.record)
    }

    // Digest of the content of these records, whether undone or not.
    func digest(of ids: Set<JSONText>) -> UInt64? {
        let found = records.filter { ids.contains($0.id) }
        guard found.count == ids.count else { return nil }
        return found.reduce(0) { $0 &+ $1.digestOfContent }
    }

    mutating func mark(_ ids: Set<JSONText>, isDeleted: Bool, at now: Date) {
        for (index, record) in records.enumerated()
        where ids.contains(record.id) && record.isDeleted != isDeleted {
            guard var members = record.text.members else { continue }
            members[.deleted] = isDeleted ? .true : nil
            records[index] = changed(members, after: members, at: now)
        }
    }
}

extension RecordFile {
    mutating func put(_ id: String, _ members: [String: JSONText?], at now: Date) {
        let old = take(id)
        var merged = old
        merged[.movesTo] = nil
        for (key, value) in members {
            merged[key] = value
        }
        if old[.deleted] == nil, old[.changedAt] != nil {
            merged[.enteredAt] = merged.isOfSameMinute(as: old) ? old.entered : nil
        }
        // A record moved to this minute counts as entered now.
        merged[.changedAt] = nil
        merged[.deleted] = nil
        insert(id, merged, after: old, at: now)
    }

    // Merges changed members only, so that two running copies keep each other's changes. A missing
    // record is restored whole.
    mutating func put(
        _ id: String,
        _ new: [String: JSONText?],
        replacing old: [String: JSONText?],
        at now: Date
    ) {
        put(id, live(id) == nil ? new : new.changes(since: old), at: now)
    }

    // Marks the record as deleted, so that other copies of the file do not restore it.
    mutating func remove(_ id: String, at now: Date) {
        let old = take(id)
        guard !old.entries.isEmpty else { return }
        insert(id, old.markedAsDeleted, after: old, at: now)
    }

    mutating func restore(_ id: String, _ members: JSONMembers?, at now: Date) {
        guard var members else { return remove(id, at: now) }
        members[.movesTo] = nil
        insert(id, members, after: take(id), at: now)
    }

    // Gives each record the content that it has in another version, as a change of this moment.
    func restored(to other: RecordFile, at now: Date) -> RecordFile {
        var new = RecordFile.joined([self])
        let records = new.records
        let wanted = Dictionary(other.liveRecords.map { ($0.id, $0) }) { first, _ in first }
        for (index, record) in records.enumerated() {
            let present = record.text.members ?? JSONMembers()
            if let other = wanted[record.id] {
                if !record.isDeleted, record.digestOfContent == other.digestOfContent { continue }
                guard let members = other.text.members else { continue }
                new.records[index] = changed(members, after: present, at: now)
            } else if !record.isDeleted {
                new.records[index] = changed(present.markedAsDeleted, after: present, at: now)
            }
        }
        let known = Set(records.map(\.id))
        new.records += other.liveRecords.filter { !known.contains($0.id) }.map { record in
            record.text.members.map { changed($0, after: $0, at: now) } ?? record
        }
        return RecordFile.joined([new])
    }

    func changes(
        of ids: [String],
        in key: String,
        from old: RecordFile
    ) -> [RecordChange] {
        ids.map { RecordChange(key: key, id: $0, before: old.live($0), after: live($0)) }
    }

    // Keeps unreadable records in place.
    private mutating func take(_ id: String) -> JSONMembers {
        let places = places(of: id).filter { records[$0].text.members != nil }
        let newest = newest(places.filter { !records[$0].isDeleted }) ?? newest(places)
        let members = newest.flatMap { records[$0].text.members }
        for place in places.reversed() { records.remove(at: place) }
        return members ?? JSONMembers()
    }

    private mutating func insert(
        _ id: String,
        _ members: JSONMembers,
        after old: JSONMembers,
        at now: Date
    ) {
        var members = members
        members[.id] = JSONText(id)
        let record = changed(members, after: old, at: now)
        let index = records.firstIndex { $0.order < record.order } ?? records.endIndex
        records.insert(record, at: index)
    }

    // The only way to set `changedAt`, since it also keeps `enteredAt` and thereby the order within
    // a minute.
    func changed(_ members: JSONMembers, after old: JSONMembers, at now: Date) -> Record {
        var members = members
        members[.enteredAt] = members.entered
        members[.changedAt] = JSONText(moment(after: old, at: now))
        return Record(members)
    }

    // If the clock was set back, the new change still counts as newer.
    private func moment(after old: JSONMembers, at now: Date) -> String {
        let previous = old[.changedAt]?.moment?.milliseconds ?? .min
        return Date(milliseconds: max(now.milliseconds, previous &+ 1)).moment
    }
}

extension JSONMembers {
    fileprivate var markedAsDeleted: JSONMembers {
        var mark = JSONMembers()
        for name in [String.id, .day, .time] { mark[name] = self[name] }
        mark[.deleted] = .true
        return mark
    }
}

extension RecordFile {
    // A line that was copied by hand is a record with the same identifier and time of change. One
    // of them keeps the identifier; the others get identifiers derived from their content, which
    // are the same on each reading. A record with another time is a version of the same one.
    mutating func separateNamesakes() {
        let live = records.indices.filter { !records[$0].isDeleted && records[$0].movesTo == nil }
        let isOnce = Set(live.map { records[$0].id }).count == live.count
        guard !isOnce || hasCapitals(live) else { return }
        for places in Dictionary(grouping: live, by: { records[$0].id.uuid }).values {
            guard places.count > 1, let newest = newest(places) else { continue }
            guard records[newest].id.uuid != nil else { continue }
            let (said, moment) = (records[newest].words, records[newest].moment)
            for place in places
            where place != newest && records[place].moment == moment && records[place].words != said
            {
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
        let number = words.bytes.digest() ^ id.bytes.digest(1)
        let other = words.bytes.digest(0x8422_2325_cbf2_9ce4) ^ id.bytes.digest(2)
        members[.id] = JSONText(UUID(number, other).text)
        return Record(members)
    }
}

extension UUID {
    fileprivate init(_ first: UInt64, _ second: UInt64) {
        let bytes = [first, second].flatMap { number in
            stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> $0) }
        }
        self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: SubstituteUUID.Bytes.self)) }
    }
}

extension RecordFile {
    // True if each record that still exists has the old value, or the new one from an
    // interrupted change.
    func allows(_ change: NumberChange) -> Bool {
        newestLive(change.ids ?? []).allSatisfy { record in
            let number = record.text.members?[number: change.name]
            return number == change.before || number == change.after
        }
    }

    mutating func make(_ change: NumberChange, at now: Date) {
        let ids = Set(newestLive(change.ids ?? []).map(\.id))
        for (index, record) in records.enumerated() where !record.isDeleted {
            guard
                ids.contains(record.id), var members = record.text.members,
                members[number: change.name] == change.before
            else {
                continue
            }
            members[number: change.name] = change.after
            records[index] = changed(members, after: members, at: now)
        }
    }

    private func newestLive(_ ids: Set<UUID>) -> some Collection<Record> {
        let records = records.compactMap { record in
            record.isDeleted ? nil : record.id.uuid.map { ($0, record) }
        }
        return Dictionary(records.filter { ids.contains($0.0) }) { first, second in
            first.moment >= second.moment ? first : second
        }.values
    }
}

extension RecordFile {
    // Finds capitals from manual edits, and duplicates from merged copies.
    func places(of id: String) -> [Int] {
        let text = JSONText(id)
        let uuid = text.uuid
        return records.indices.filter { index in
            let id = records[index].id
            return id == text || uuid != nil && id.uuid == uuid
        }
    }

    // The record changed last is the shown one of those with one identifier.
    func newest(_ places: [Int]) -> Int? {
        places.max { records[$0].moment < records[$1].moment }
    }

    // Includes deletion marks.
    func moment(of id: String) -> Date? {
        places(of: id).map { records[$0].moment }.max()
    }
}

extension RecordFile {
    var deletions: [UUID] {
        records.filter { $0.isDeleted && $0.movesTo == nil }.compactMap { $0.id.uuid }
    }

    init(_ bytes: ArraySlice<UInt8>) throws(RecordError) {
        var records = [Record]()
        self = try Self.envelope(bytes) { records.append(Record($0)) }
        self.records = records
    }

    // Reads the file without its records, which are passed to `take` one by one. They are invalid
    // if this returns `nil`.
    static func envelope(
        _ bytes: ArraySlice<UInt8>,
        isSummed: Bool = true,
        taking isTaken: (inout JSONScanner) -> Bool = { _ in false },
        _ record: (JSONFields) -> Void
    ) throws(RecordError) -> RecordFile {
        let bytes = bytes.withoutMark
        var members = JSONMembers()
        var records: Int?
        var sum: UInt64? = isSummed ? 0 : nil
        do throws(JSONError) {
            try JSONScanner.scan(bytes) { scanner throws(JSONError) in
                try scanner.object { scanner, key throws(JSONError) in
                    if JSONText.unescaped(scanner.bytes[key]) == .records {
                        guard records == nil else { throw JSONError(offset: key.lowerBound) }
                        records = try scanner.records(&sum, taking: isTaken, record)
                    } else {
                        try scanner.insert(key, scanner.value(depth: 1), into: &members)
                    }
                }
                try scanner.finish()
            }
        } catch {
            throw .malformed(line: error.line(in: bytes))
        }
        guard let version = members[.version]?.integer, version > 0 else {
            throw .malformed(line: 1)
        }
        // A file written by hand may say neither count nor sum: its brackets are closed.
        guard let records, let count = members[.count].map(\.integer) ?? records else {
            throw version > RecordFormat.current.version
                ? .newerVersion(version) : .malformed(line: 1)
        }
        guard records == count else {
            throw .incomplete(expected: count, found: records)
        }
        var file = RecordFile(version: version, others: members)
        if let sum, let stated = members[.sum] {
            file.alteration = RecordSum.alteration(stated, of: sum)
        }
        return file
    }
}

// Sum over records in any order, so that a flipped bit is noticed: 37 of 600 changed a figure.
enum RecordSum {
    private static let prime: UInt64 = 0x9e37_79b9_7f4a_7c15

    // Each step maps different values to different ones, so that a flipped bit is not lost. Eight bytes
    // at a time; the last eight again, since a step for each of the rest costs more.
    static func of(_ record: UnsafeRawBufferPointer) -> UInt64 {
        var digest = UInt64(record.count)
        var index = 0
        while index + 8 <= record.count {
            add(record, index, to: &digest)
            index += 8
        }
        if index < record.count, record.count >= 8 { add(record, record.count - 8, to: &digest) }
        return digest
    }

    private static func add(
        _ record: UnsafeRawBufferPointer,
        _ index: Int,
        to digest: inout UInt64
    ) {
        let word = record.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        digest = (digest ^ UInt64(littleEndian: word)) &* prime
        digest = digest &<< 29 | digest &>> 35
    }

    static func text(_ sum: UInt64) -> String { String(sum, radix: 16) }

    static func alteration(_ stated: JSONText, of sum: UInt64) -> UInt64 {
        stated.string.flatMap { UInt64($0, radix: 16) }.map { $0 &- sum } ?? 1
    }
}

extension ArraySlice<UInt8> {
    // Some editors begin a file with a byte order mark.
    var withoutMark: ArraySlice { starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self }
}

extension JSONScanner {
    // The bytes that were read since an index.
    fileprivate func bytes(from start: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: bytes.baseAddress.map { $0 + start }, count: index - start)
    }

    mutating func records(
        _ sum: inout UInt64?,
        taking isTaken: (inout JSONScanner) -> Bool,
        _ record: (JSONFields) -> Void
    ) throws(JSONError) -> Int {
        let fields = JSONFields(self)
        var count = 0
        skipBlanks()
        try array { scanner throws(JSONError) in
            count += 1
            scanner.skipBlanks()
            let start = scanner.index
            if !isTaken(&scanner) {
                scanner.index = start
                try fields.read(&scanner, depth: 1)
                record(fields)
            }
            if let before = sum { sum = before &+ RecordSum.of(scanner.bytes(from: start)) }
        }
        return count
    }
}

extension RecordFile {
    var liveRecords: [Record] {
        records.filter { !$0.isDeleted }
    }

    // Expected number of records of a damaged file, if its first line is whole.
    static func toldCount(of bytes: ArraySlice<UInt8>) -> Int? {
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        do throws(RecordError) {
            _ = try envelope((Array(line) + Array("],\"version\":1}".utf8))[...]) { _ in }
            return 0
        } catch .incomplete(let expected, _) {
            return expected
        } catch {
            return nil
        }
    }

    init(readableLinesOf bytes: ArraySlice<UInt8>) {
        self.init()
        var places = [JSONText: Int]()
        for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") }) {
            let scanned = try? JSONScanner.scan(line) { scanner throws(JSONError) in
                let fields = JSONFields(scanner)
                try fields.read(&scanner, depth: 1)
                return Record(fields)
            }
            guard let record = scanned, record.id.characters?.isEmpty == false else { continue }
            // Manually merged versions hold both: the one changed last counts.
            if let place = places[record.id] {
                if record.moment > records[place].moment { records[place] = record }
            } else {
                places[record.id] = records.count
                records.append(record)
            }
        }
    }
}

// A file that holds or would hold a record, as it was read.
struct RecordPlace {
    let key: String
    let id: String
    let file: RecordFile?
}

extension RecordRepository {
    func foreseen(
        in place: RecordPlace,
        _ body: (inout RecordFile, Date) -> Void
    ) -> [RecordChange] {
        let old = place.file ?? RecordFile(version: format.version)
        var new = old
        body(&new, dateClient.now())
        return new.changes(of: [place.id], in: place.key, from: old)
    }

    func place(of id: String, in keys: some Sequence<String>) -> RecordPlace? {
        for key in keys {
            guard let file = try? file(of: key), holds(file, id) else { continue }
            return RecordPlace(key: key, id: id, file: file)
        }
        return nil
    }

    private func holds(_ file: RecordFile, _ id: String) -> Bool {
        var file = file
        finishMoves(in: &file)
        return file.live(id) != nil
    }
}

// The first unreadable or impossible record of a file.
struct RecordFault {
    let offset: Int
    // `nil` if the whole record is unreadable; else its impossible member, such as "height":9999.
    let member: String?

    private static let longestMember = 60

    // `impossible` names a member with a value that no form accepts. `offset` counts from the start
    // of the whole array.
    init?<Value: Recordable>(
        in bytes: ArraySlice<UInt8>,
        namesLost: Bool = false,
        _ impossible: (Value) -> StaticString?
    ) {
        var fault: (offset: Int, member: String?)?
        _ = try? RecordFile.envelope(bytes) { fields in
            if fault != nil || fields.isUnique && fields[.deleted]?.isTrue ?? false { return }
            var lost: StaticString?
            guard let value = fields.decode({ Value($0, lost: &lost) }) else {
                fault = (fields.offset, nil)
                return
            }
            guard let name = impossible(value) ?? (namesLost ? lost : nil) else { return }
            let text = fields.text(name).map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
            fault = (fields.offset, "\"\(name)\":\(text.prefix(Self.longestMember))")
        }
        guard let fault else { return nil }
        offset = bytes.startIndex + fault.offset
        member = fault.member
    }
}
