import Essentials

struct Record: Hashable, Sendable {
    let text: JSONText
    let id: JSONText
    let isDeleted: Bool
    let movesTo: String?

    init(text: JSONText, id: JSONText, isDeleted: Bool, movesTo: String? = nil) {
        self.text = text
        self.id = id
        self.isDeleted = isDeleted
        self.movesTo = movesTo.flatMap { $0.isHistoryKey ? $0 : nil }
    }

    init(_ fields: JSONFields) {
        self.init(
            text: fields.text,
            id: fields.text(.id) ?? .null,
            isDeleted: fields[.deleted]?.isTrue ?? false,
            movesTo: fields[.movesTo]?.string
        )
    }

    init(_ members: JSONMembers) {
        self.init(
            text: JSONText(members),
            id: members[.id] ?? .null,
            isDeleted: members[.deleted] == .true,
            movesTo: members[.movesTo]?.string
        )
    }
}

// Members that the file maintains.
extension StaticString {
    fileprivate static let marks = [changedAt, enteredAt, deleted, movesTo]
}

// One of many new records, with its sort key, which is slow to derive from the text.
struct NewRecord: Sendable {
    let record: Record
    let order: String

    init(_ weighIn: WeighIn) {
        let id = weighIn.id.text
        record = Record(text: weighIn.text, id: JSONText(id), isDeleted: false)
        order = "\(weighIn.day) \(weighIn.time) \(id)"
    }
}

extension Record {
    // Digest of the members, in any order, without the maintained ones.
    var digestOfContent: UInt64 {
        var digest: UInt64 = 0
        try? JSONScanner.scan(text.bytes) { scanner throws(JSONError) in
            try scanner.object { scanner, key throws(JSONError) in
                let value = try scanner.value(depth: 1)
                guard !scanner.isMark(key) else { return }
                digest &+= scanner.digest(of: key, value)
            }
        }
        return digest
    }
}

extension JSONScanner {
    fileprivate func isMark(_ key: Range<Int>) -> Bool {
        StaticString.marks.contains { bytes.isWord(key, $0) }
    }

    // FNV-1a.
    fileprivate func digest(of key: Range<Int>, _ value: Range<Int>) -> UInt64 {
        var digest: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes[key] { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
        for byte in bytes[value] { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return digest
    }
}

extension Record {
    var moment: Date {
        text.decode { $0[.changedAt]?.moment } ?? .distantPast
    }

    static let marksLast: TimeInterval = 90 * 86_400

    func isOldMark(at now: Date) -> Bool {
        guard isDeleted, let moment = text.members?[.changedAt]?.moment else { return false }
        return now.timeIntervalSince(moment) > Self.marksLast
    }
}

extension Record {
    // Newest first: adding a record then changes no other line.
    var order: String {
        let moment = text.decode { "\($0[.day]?.string ?? "") \($0[.time]?.string ?? "")" }
        return "\(moment ?? " ") \(id.string ?? "")"
    }
}

struct RecordFormat: Sendable {
    static let current = RecordFormat()

    var version = 1
    // Migrations by version, each to the next. They are never removed.
    var migrations = [Int: @Sendable (inout RecordFile) -> Void]()

    func migrate(_ file: inout RecordFile) {
        while file.version < version {
            migrations[file.version]?(&file)
            file.version += 1
        }
    }
}

typealias RecordError = StorageError.Reason

extension StorageError.Reason: Error {}

// A record when editing began, its new value, and later changes that the user has seen.
struct SeenRecord<Value: Recordable> {
    let old: Value
    let new: Value
    // `nil` to overwrite without a check.
    let seen: [Detail]?

    // Refuses if a field to be written has a value that the user has not seen.
    func allows(_ current: JSONText?) -> Bool {
        guard let seen else { return true }
        guard let now = current?.decode({ Value($0) }) else { return false }
        return zip(zip(new.allDetails, old.allDetails), now.allDetails).allSatisfy { details, now in
            let (new, old) = details
            return new == old || now == old || now == new || seen.contains(now)
        }
    }

    // A record that was missing when it was read, as in a lost file, is written again; one that
    // goes after that was deleted by another process.
    func isAllowed(since place: RecordPlace) -> (JSONText?) -> Bool {
        let wasMissing = place.file?.live(place.id) == nil
        return { current in current == nil ? wasMissing : allows(current) }
    }
}

struct SettingRecord: Hashable, Sendable {
    let id: String
    let value: JSONText

    init?(_ fields: JSONFields) {
        guard let id = fields[.id]?.string else { return nil }
        self.id = id
        value = fields.text(.value) ?? .null
    }
}
