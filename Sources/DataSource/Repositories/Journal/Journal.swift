import Essentials

// Values before the last changes, for undo. Failures stop no change, and unreadable entries are
// dropped.
struct Journal: Sendable {
    static let longest = 100
    static let largestNumber = 999_999_999

    private let records: RecordRepository
    var dataFolderClient: DataFolderClient { records.dataFolderClient }
    var dateClient: DateClient { records.dateClient }

    init(_ records: RecordRepository) {
        self.records = records
    }

    // Returns the identifier of the entry, or `nil` if nothing has changed.
    func note(_ changes: [RecordChange]) throws(StorageError) -> String? {
        let changes = changes.filter(\.isChange)
        guard !changes.isEmpty else { return nil }
        var id: String?
        try change { id = add(JournalStep(changes).members, to: &$0) }
        try? forgetDetails()
        return id
    }

    func replace(_ id: String?, with changes: [RecordChange]) {
        if let id { drop(id) }
        _ = try? note(changes)
    }

    // The newest entry to undo, or the oldest undone one to redo; undone entries are the newest.
    func entry(for direction: UndoDirection) throws(StorageError) -> JournalEntry? {
        try entries()[direction]
    }

    func entries() throws(StorageError) -> [UndoDirection: JournalEntry] {
        try entries(in: dataFolderClient.data(.journal))
    }

    // Readable entries, the newest first.
    func allEntries() -> [JournalEntry] {
        guard let data = try? dataFolderClient.data(.journal) else { return [] }
        return ((try? RecordFile(Array(data)[...]))?.records ?? []).compactMap { JournalEntry($0) }
    }

    func entries(in data: Data?) throws(StorageError) -> [UndoDirection: JournalEntry] {
        guard let data else { return [:] }
        do throws(RecordError) {
            return try entries(RecordFile(Array(data)[...]))
        } catch {
            throw StorageError(file: dataFolderClient.location(.journal), reason: error)
        }
    }

    private func entries(_ file: RecordFile) throws(RecordError) -> [UndoDirection: JournalEntry] {
        guard file.version <= RecordFormat.current.version else {
            throw .newerVersion(file.version)
        }
        var entries = [UndoDirection: JournalEntry]()
        for (index, record) in file.records.enumerated() {
            // Records begin in the second line.
            guard let entry = JournalEntry(record) else { throw .malformed(line: index + 2) }
            guard entry.isUndone else {
                entries[.undo] = entry
                break
            }
            entries[.redo] = entry
        }
        return entries
    }

    func mark(_ id: String, _ isUndone: Bool, in file: inout RecordFile) {
        let members: [String: JSONText?] = [
            .isUndone: isUndone ? .true : nil, .isUnanswered: nil,
        ]
        file.put(id, members, at: dateClient.now())
    }

    func mark(_ id: String, isUnanswered: Bool) {
        try? change { file in
            guard file.live(id) != nil else { return }
            file.put(id, [.isUnanswered: isUnanswered ? .true : nil], at: dateClient.now())
        }
    }

    func drop(_ id: String) {
        try? change { file in
            file.records.removeAll { JournalEntry($0)?.id == id }
        }
    }

    // After a restore, the steps are of data that is no longer here.
    func forget() {
        try? change { $0.records = [] }
    }

    // Restored together with files, this makes their steps go with them.
    func forgotten() throws(StorageError) -> [String: Data] {
        do throws(StorageError) {
            guard let data = try dataFolderClient.data(.journal) else { return [:] }
            return [.journal: (try? changed(data) { $0.records = [] }) ?? data]
        } catch {
            // A folder or a dead link has no steps, and stops no restore.
            if case .system = error.reason { throw error }
            return [:]
        }
    }

    func add(_ members: [String: JSONText?], to file: inout RecordFile) -> String {
        let now = dateClient.now()
        let numbers = file.records.compactMap { JournalEntry.number(of: $0.id.string ?? "") }
        // A manual edit may have used the largest number.
        let last = numbers.max().flatMap { $0 < Self.largestNumber ? $0 : nil }
        var kept = file.records
            .filter { last != nil && JournalEntry.number(of: $0.id.string ?? "") != nil }
            .drop { JournalEntry($0)?.isUndone ?? true }
            .prefix(Self.longest - 1)
        while let oldest = kept.last, JournalEntry(oldest)?.isOld(at: now) ?? true {
            kept.removeLast()
        }
        let id = ((last ?? 0) + 1).padded(to: JournalEntry.digits)
        file.records = Array(kept)
        file.put(id, members, at: now)
        return id
    }

    // Moves an unreadable journal to the backups and starts a new one.
    func replaceDamaged() {
        do throws(StorageError) {
            _ = try entries()
        } catch {
            switch error.reason {
            case .malformed, .incomplete: break
            default: return
            }
            let empty = Data(RecordFile().bytes)
            guard (try? dataFolderClient.restoreAll([.journal: empty])) != nil else { return }
            dataFolderClient.notice(StorageError(file: error.file, reason: .begunAgain))
        }
    }

    func checkIsWritable() throws(StorageError) {
        _ = try changed(dataFolderClient.data(.journal)) { _ in }
    }

    private func change(_ body: (inout RecordFile) -> Void) throws(StorageError) {
        try dataFolderClient.set(.journal) { data throws(StorageError) in
            try changed(data, body)
        }
    }

    func changed(
        _ data: Data?,
        _ body: (inout RecordFile) -> Void
    ) throws(StorageError) -> Data {
        do throws(RecordError) {
            var file = try file(data)
            body(&file)
            return Data(file.bytes)
        } catch {
            throw StorageError(file: dataFolderClient.location(.journal), reason: error)
        }
    }

    // Throws for files of newer versions.
    func file(_ data: Data?) throws(RecordError) -> RecordFile {
        guard let data else { return RecordFile() }
        do throws(RecordError) {
            let file = try RecordFile(Array(data)[...])
            guard file.version <= RecordFormat.current.version else {
                throw .newerVersion(file.version)
            }
            return file
        } catch .newerVersion(let version) {
            throw .newerVersion(version)
        } catch {
            return RecordFile()
        }
    }
}

// Identifiers of large steps are in a second file, which only undoing such a step reads.
extension Journal {
    // Upper bound in bytes of a file without records.
    private static let largestEmpty = 64

    func detailed(_ entry: JournalEntry) throws(StorageError) -> JournalEntry? {
        guard !entry.isWhole else { return entry }
        guard let data = try dataFolderClient.data(.journalDetails) else { return nil }
        let file = try? RecordFile(Array(data)[...])
        let details = file?.records.first { $0.id.string == entry.id }
        guard let whole = details.flatMap(entry.detailed), whole.isWhole else { return nil }
        return whole
    }

    func detailing(
        _ id: String,
        _ details: [String: JSONText?],
        keeping kept: Set<String>,
        in data: Data?
    ) throws(StorageError) -> Data? {
        guard data != nil || !details.isEmpty else { return nil }
        do throws(RecordError) {
            var file = try file(data)
            file.records.removeAll { record in
                record.id.string.map { $0 == id || !kept.contains($0) } ?? true
            }
            if !details.isEmpty { file.put(id, details, at: dateClient.now()) }
            return Data(file.bytes)
        } catch {
            throw StorageError(
                file: dataFolderClient.location(.journalDetails),
                reason: error
            )
        }
    }

    // Removes the details of expired steps.
    func forgetDetails() throws(StorageError) {
        guard try dataFolderClient.version(.journalDetails)?.size ?? 0 > Self.largestEmpty,
            let data = try dataFolderClient.data(.journal),
            let file = try? RecordFile(Array(data)[...]),
            !file.records.contains(where: { JournalEntry($0)?.isSpread ?? false })
        else {
            return
        }
        try dataFolderClient.set(.journalDetails) { _ in Data(RecordFile().bytes) }
    }
}

// A journal entry, with its list of records for the second file.
struct JournalStep {
    let members: [String: JSONText?]
    let details: [String: JSONText?]

    init(
        _ changes: [RecordChange],
        _ numbers: [NumberChange] = [],
        _ additions: [RecordAddition] = []
    ) {
        var members: [String: JSONText?] = [
            .changes: Self.members(changes.map { ($0.location, $0.text) })
        ]
        var details = [String: JSONText?]()
        if !numbers.isEmpty {
            var counts = [String: Int]()
            let places = numbers.map { number in
                defer { counts["\(number.key)/\(number.name)", default: 0] += 1 }
                return number.location(counts["\(number.key)/\(number.name)"] ?? 0)
            }
            members[.numbers] = Self.members(zip(places, numbers.map(\.text)))
            details[.numbers] = Self.members(zip(places, numbers.map(\.details)))
            // A weigh-in may get several measures, and identifiers are in the second file.
            let ids = numbers.reduce(into: Set<UUID>()) { $0.formUnion($1.ids ?? []) }
            members[.count] = JSONText(Double(ids.count))
        }
        if !additions.isEmpty {
            members[.records] = Self.members(additions.map { ($0.location, $0.text) })
            details[.records] = Self.members(additions.map { ($0.location, $0.ids ?? .null) })
        }
        (self.members, self.details) = (members, details)
    }

    private static func members(_ entries: some Sequence<(String, JSONText)>) -> JSONText {
        var members = JSONMembers()
        for (location, text) in entries { members[location] = text }
        return JSONText(members)
    }
}

// The journal entry of a transaction of several files; refuses if the journal has changed.
struct JournalNote {
    private enum Content {
        case step(JournalStep)
        case mark(JournalEntry, UndoDirection)
    }

    private let journal: Journal
    private let content: Content
    private var id: String?
    private var kept = Set<String>()
    private(set) var isOutdated = false

    init(_ step: JournalStep, in journal: Journal) {
        content = .step(step)
        self.journal = journal
    }

    init(marking entry: JournalEntry, _ direction: UndoDirection, in journal: Journal) {
        content = .mark(entry, direction)
        self.journal = journal
    }

    // The journal comes first, since it may refuse.
    var keys: [String] {
        switch content {
        case .step: [.journal, .journalDetails]
        case .mark: [.journal]
        }
    }

    mutating func data(_ key: String, _ old: Data?) throws(StorageError) -> Data? {
        switch content {
        case .step(let step) where key == .journal:
            var entries = [String]()
            let data = try journal.changed(old) { file in
                id = journal.add(step.members, to: &file)
                entries = file.records.compactMap(\.id.string)
            }
            kept = Set(entries)
            return data
        case .step(let step):
            guard let id else { return nil }
            return try journal.detailing(id, step.details, keeping: kept, in: old)
        case .mark(let entry, let direction):
            guard try journal.entries(in: old)[direction]?.id == entry.id else {
                isOutdated = true
                throw StorageError(file: key, reason: .gone)
            }
            return try journal.changed(old) { file in
                journal.mark(entry.id, direction == .undo, in: &file)
            }
        }
    }
}
