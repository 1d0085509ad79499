import Essentials
import Synchronization

// A class, since services copy their repositories and the clients fill 40 words: saves 1.4 % of the start.
final class RecordRepository: Sendable {
    let dataFolderClient: DataFolderClient
    let dateClient: DateClient
    let format: RecordFormat

    init(
        _ dataFolderClient: DataFolderClient,
        _ dateClient: DateClient,
        format: RecordFormat = .current
    ) {
        self.dataFolderClient = dataFolderClient
        self.dateClient = dateClient
        self.format = format
    }

    func save(
        _ records: [String: [String: JSONText?]],
        in key: String
    ) throws(StorageError) {
        var changes = [RecordChange]()
        try save(records, in: key, &changes)
    }

    func save(
        _ records: [String: [String: JSONText?]],
        in key: String,
        _ changes: inout [RecordChange]
    ) throws(StorageError) {
        guard !records.isEmpty else { return }
        try change(key, records.keys.sorted(), &changes) { file in
            for (id, members) in records.sorted(by: { $0.key < $1.key }) {
                file.put(id, members, at: dateClient.now())
            }
        }
    }

    func save(
        _ id: String,
        _ new: [String: JSONText?],
        replacing old: [String: JSONText?],
        in key: String,
        _ changes: inout [RecordChange],
        where isAllowed: (JSONText?) -> Bool
    ) throws(StorageError) -> Bool {
        var isDone = false
        try change(key, [id], &changes) { file in
            isDone = isAllowed(file.live(id))
            if isDone { file.put(id, new, replacing: old, at: dateClient.now()) }
        }
        return isDone
    }

    func delete(
        _ id: String,
        in key: String,
        _ changes: inout [RecordChange]
    ) throws(StorageError) {
        try change(key, [id], &changes) { $0.remove(id, at: dateClient.now()) }
    }

    @discardableResult
    func change(
        _ key: String,
        _ ids: [String],
        _ body: (inout RecordFile) -> Void
    ) throws(StorageError) -> [RecordChange] {
        var changes = [RecordChange]()
        try change(key, ids, &changes, body)
        return changes
    }

    // Written records count as changed, even if they are not certain to last.
    func change(
        _ key: String,
        _ ids: [String],
        _ changes: inout [RecordChange],
        _ body: (inout RecordFile) -> Void
    ) throws(StorageError) {
        var made = [RecordChange]()
        do throws(StorageError) {
            try keepOldVersion(key)
            try dataFolderClient.set(key) { data throws(StorageError) in
                let old = try writable(data, key)
                var file = old
                body(&file)
                made = file.changes(of: ids, in: key, from: old)
                return Data(file.bytes)
            }
        } catch {
            if error.isUncertain { changes += made }
            throw error
        }
        changes += made
    }

    // Throws for files of newer versions.
    func writable(_ data: Data?, _ key: String) throws(StorageError) -> RecordFile {
        var file =
            try data.map { data throws(StorageError) in
                try self.file(Array(data)[...], key)
            } ?? RecordFile(version: format.version)
        guard file.version <= format.version else {
            throw error(.newerVersion(file.version), key)
        }
        finishMoves(in: &file)
        return file
    }
}

extension RecordRepository {
    // Reports copies that cannot be read. Ignores failures to list them: reading the file fails
    // likewise and is reported.
    func problems(ofCopiesOf keys: [String]) -> [StorageError] {
        ((try? dataFolderClient.copies(keys)) ?? [])
            .map { StorageError(file: $0, reason: .conflictCopy) }
    }

    // Undo takes the other version of a record that was changed on two machines.
    func noteConflicts() {
        let conflicts = dataFolderClient.conflicts().filter { $0.key != .settings }
        if !conflicts.isEmpty { _ = try? Journal(self).note(conflicts) }
    }
}

extension RecordRepository {
    // The first record with a member that no form accepts or that cannot be read.
    func impossible<Value: Recordable>(
        in key: String,
        _ impossible: (Value) -> StaticString?
    ) -> StorageError? {
        // A file that cannot be read is named where it is loaded.
        guard let data = (try? dataFolderClient.data(key)) ?? nil else { return nil }
        let bytes = Array(data)[...]
        guard let fault = RecordFault(in: bytes, namesLost: true, impossible),
            let member = fault.member
        else { return nil }
        let line = JSONError(offset: fault.offset).line(in: bytes)
        return error(.impossible(line: line, member: member), key)
    }

    // Returns why a file is unreadable as a whole, skipping its records.
    func damage(of key: String) -> StorageError? {
        do throws(StorageError) {
            guard let data = try dataFolderClient.data(key) else { return nil }
            let version = try envelope(Array(data)[...], key).version
            return version > format.version ? error(.newerVersion(version), key) : nil
        } catch {
            return error
        }
    }

    private func envelope(
        _ bytes: ArraySlice<UInt8>,
        _ key: String
    ) throws(StorageError) -> RecordFile {
        do throws(RecordError) {
            // The sum of all years would be a third of a start with 100,000 weigh-ins.
            return try RecordFile.envelope(bytes, isSummed: false) {
                $0.stepsOverValue()
            } _: { _ in
            }
        } catch {
            throw self.error(error, key)
        }
    }
}

extension JSONScanner {
    fileprivate mutating func stepsOverValue() -> Bool {
        do throws(JSONError) {
            _ = try value(depth: 1)
            return true
        } catch {
            return false
        }
    }
}

extension RecordRepository {
    // Keeps the last file of an old version even if the day has a backup.
    func keepOldVersion(_ key: String) throws(StorageError) {
        guard
            !format.migrations.isEmpty,
            let data = try dataFolderClient.data(key),
            let file = try? RecordFile(Array(data)[...]),
            file.version < format.version
        else {
            return
        }
        do throws(StorageError) {
            try dataFolderClient.set("\(String.backups)/\(key)/version-\(file.version)") {
                $0 ?? data
            }
        } catch {
            throw error.asFailure
        }
    }
}

// Moves a record to another file. It is first marked with its target, so that readers find it once,
// also after a kill: at its source until it has arrived, then at its target.
extension RecordRepository {
    func move(
        _ id: String,
        from source: String,
        to target: String,
        _ changes: inout [RecordChange],
        where isAllowed: (JSONText?) -> Bool = { _ in true },
        _ members: (JSONMembers?) -> [String: JSONText?]
    ) throws(StorageError) -> Bool {
        var isThere = true
        var isBegun = false
        // Repeats for changes at the source in the meantime.
        while isThere {
            let previous = changes.first
            let left = try leave(id, source, for: target, where: { isBegun || isAllowed($0) })
            guard let (old, moment) = left else { return false }
            isBegun = true
            var arrived = [RecordChange]()
            // The move counts from here on, even if it is not certain to last.
            defer {
                if var arrival = arrived.first {
                    if let previous { arrival.before = previous.before }
                    let departure = RecordChange(key: source, id: id, before: old, after: nil)
                    changes = [arrival] + (old == nil ? [] : [departure])
                }
            }
            try change(target, [id], &arrived) { file in
                file.put(id, members(old?.members), at: moment)
            }
            guard old != nil else { return true }
            isThere = try stays(id, source)
        }
        return true
    }

    // Later changes are newer than the record in either file.
    func leave(
        _ id: String,
        _ source: String,
        for target: String,
        where isAllowed: (JSONText?) -> Bool
    ) throws(StorageError) -> (old: JSONText?, moment: Date)? {
        let last = try file(of: target)?.moment(of: id) ?? .distantPast
        var old: JSONText?
        var isLeaving = false
        var moment = max(dateClient.now(), last.later)
        do throws(StorageError) {
            try change(source, []) { file in
                old = file.live(id)
                isLeaving = isAllowed(old)
                guard isLeaving, old != nil else { return }
                file.put(id, [.movesTo: JSONText(target)], at: moment)
                moment = file.moment(of: id)?.later ?? moment
            }
        } catch {
            throw error.asFailure
        }
        return isLeaving ? (old, moment) : nil
    }

    func hasMoved(_ id: String, to target: String, since moment: Date) -> Bool {
        guard let file = try? file(of: target), let last = file.moment(of: id) else { return false }
        return last > moment
    }

    // Completes the moves of killed processes.
    func finishMoves(in file: inout RecordFile) {
        for record in file.records where record.movesTo != nil && !record.isDeleted {
            guard
                let target = record.movesTo, let id = record.id.string,
                let moment = record.text.members?[.changedAt]?.moment,
                hasMoved(id, to: target, since: moment)
            else {
                continue
            }
            file.remove(id, at: dateClient.now())
        }
    }

    func finishMoves(in key: String) throws(StorageError) {
        guard let file = try file(of: key), file.records.contains(where: { $0.movesTo != nil })
        else {
            return
        }
        try change(key, []) { _ in }
    }

    private func stays(_ id: String, _ source: String) throws(StorageError) -> Bool {
        var stays = false
        try change(source, []) { stays = $0.live(id) != nil }
        return stays
    }
}

extension Date {
    fileprivate var later: Date {
        Date(milliseconds: milliseconds + 1)
    }
}

extension RecordRepository {
    func load<Value: Recordable>(
        _ key: String,
        _: Value.Type,
        separating: Bool = false
    ) throws(StorageError) -> Loaded<Value> {
        var values = [Value]()
        let problems = try load(key, into: &values, separating: separating)
        return Loaded(values: values, problems: problems)
    }

    // Adds the values and returns the problems: the years of a history are read into one list.
    func load<Value: Recordable>(
        _ key: String,
        into values: inout [Value],
        separating: Bool = false,
        last: LastRead<Value>? = nil
    ) throws(StorageError) -> [StorageError] {
        var lost: StaticString?
        var problems = try load(
            key,
            into: &values,
            separating: separating,
            last: last,
            asWritten: { Value(&$0) },
            { Value($0, lost: &lost) }
        )
        if lost != nil, let problem = impossible(in: key, { (_: Value) in nil }) {
            problems.removeAll { $0.reason == .altered }
            problems.append(problem)
        }
        return problems
    }

    func load<Value>(
        _ key: String,
        _ value: (JSONFields) -> Value?
    ) throws(StorageError) -> Loaded<Value> {
        var values = [Value]()
        let problems = try load(key, into: &values, asWritten: { _ in nil }, value)
        return Loaded(values: values, problems: problems)
    }

    private func load<Value>(
        _ key: String,
        into values: inout [Value],
        separating: Bool = false,
        last: LastRead<Value>? = nil,
        asWritten: (inout JSONScanner) -> Value?,
        _ value: (JSONFields) -> Value?
    ) throws(StorageError) -> [StorageError] {
        guard let data = try dataFolderClient.data(key) else { return [] }
        noteConflicts()
        if !separating, let known = last?.values(in: data) {
            values += known
            return []
        }
        var bytes = Array(data)[...]
        let count = values.count
        var problems = [StorageError]()
        if separating || !format.migrations.isEmpty {
            let file = try file(bytes, key)
            bytes = file.bytes[...]
            if file.hasSeparated { problems.append(error(.namesakes, key)) }
        }
        var malformed = [Int]()
        var isAltered = false
        // The value of another record may depend on other files.
        var isAsWritten = !separating && format.migrations.isEmpty
        do throws(RecordError) {
            let file = try RecordFile.envelope(bytes) { scanner in
                guard let value = asWritten(&scanner) else { return false }
                values.append(value)
                return true
            } _: { fields in
                isAsWritten = false
                if fields.isUnique, fields[.deleted]?.isTrue ?? false || hasMoved(fields) {
                    return
                }
                if let value = fields.decode(value) {
                    values.append(value)
                } else {
                    malformed.append(fields.offset)
                }
            }
            if file.version > format.version {
                problems.append(error(.newerVersion(file.version), key))
            }
            isAltered = file.alteration != 0
        } catch {
            values.removeLast(values.count - count)
            throw self.error(error, key)
        }
        problems += malformed.map { offset in
            error(.malformed(line: JSONError(offset: offset).line(in: bytes)), key)
        }
        // A problem that is named says more.
        if isAltered, problems.isEmpty { problems.append(error(.altered, key)) }
        if isAsWritten, problems.isEmpty { last?.keep(Array(values[count...]), of: data) }
        return problems
    }

    func file(of key: String) throws(StorageError) -> RecordFile? {
        try dataFolderClient.data(key).map { data throws(StorageError) in
            try file(Array(data)[...], key)
        }
    }

    func checkIsWritable(_ key: String) throws(StorageError) {
        guard let file = try file(of: key), file.version > format.version else { return }
        throw error(.newerVersion(file.version), key)
    }

    // Marks of deletions that are too old to be undone.
    func oldMarks(in key: String) throws(StorageError) -> [String] {
        guard let file = try file(of: key) else { return [] }
        guard file.version <= format.version else {
            throw error(.newerVersion(file.version), key)
        }
        let kept = Set(file.liveRecords.map(\.id))
        return file.records
            .filter { $0.isOldMark(at: dateClient.now()) && !kept.contains($0.id) }
            .compactMap(\.id.string)
    }

    func file(_ bytes: ArraySlice<UInt8>, _ key: String) throws(StorageError) -> RecordFile {
        do throws(RecordError) {
            var file = try RecordFile(bytes)
            format.migrate(&file)
            if key.isHistoryKey || key == .people { file.separateNamesakes() }
            return file
        } catch {
            throw self.error(error, key)
        }
    }

    private func hasMoved(_ fields: JSONFields) -> Bool {
        guard
            let target = fields[.movesTo]?.string, target.isHistoryKey,
            let id = fields["id"]?.string,
            let moment = fields[.changedAt]?.moment
        else {
            return false
        }
        return hasMoved(id, to: target, since: moment)
    }

    // Locations of keys end as files do.
    func folder(of personID: String) -> String {
        let file = dataFolderClient.location("\(String.history)/\(personID)")
        return file.hasSuffix(.json) ? String(file.stem) : file
    }

    func error(_ reason: StorageError.Reason, _ key: String) -> StorageError {
        StorageError(file: dataFolderClient.location(key), reason: reason)
    }
}

extension RecordRepository {
    enum Together {
        case done
        // Another user has changed a record.
        case refused
        // The journal has changed since the step was chosen.
        case outdated
    }

    // Changes several files and the journal together or not at all. If the body refuses one of
    // them, nothing is changed.
    func changeTogether(
        _ keys: Set<String>,
        noting note: JournalNote?,
        _ body: (_ key: String, inout RecordFile) throws(StorageError) -> Bool
    ) throws(StorageError) -> Together {
        for key in keys { try keepOldVersion(key) }
        var isAllowed = true
        var note = note
        let noted = note?.keys ?? []
        do throws(StorageError) {
            try dataFolderClient.setAll(noted + keys.sorted()) { key, data throws(StorageError) in
                if noted.contains(key) { return try note?.data(key, data) }
                var file = try writable(data, key)
                isAllowed = try body(key, &file)
                // Ends the transaction; the error is not shown.
                guard isAllowed else { throw StorageError(file: key, reason: .gone) }
                // Undo does not create a file that never existed.
                return data == nil && file.records.isEmpty ? nil : Data(file.bytes)
            }
        } catch {
            if note?.isOutdated ?? false { return .outdated }
            guard !isAllowed else { throw error.asFailure }
            return .refused
        }
        return .done
    }

    // Applies an entry, undone or redone.
    func apply(
        _ entry: JournalEntry,
        _ direction: UndoDirection,
        noting note: JournalNote
    ) throws(StorageError) -> Together {
        let isUndone = direction == .undo
        let changes = isUndone ? entry.changes.map(\.reversed) : entry.changes
        let numbers = isUndone ? entry.numbers.map(\.reversed) : entry.numbers
        let keys = changes.map(\.key) + numbers.map(\.key) + entry.additions.map(\.key)
        let now = dateClient.now()
        return try changeTogether(Set(keys), noting: note) { key, file in
            for number in numbers where number.key == key {
                guard file.allows(number) else { return false }
                file.make(number, at: now)
            }
            for addition in entry.additions where addition.key == key {
                guard file.digest(of: addition.idTexts) == addition.digest else { return false }
                file.mark(addition.idTexts, isDeleted: isUndone, at: now)
            }
            for change in changes where change.key == key {
                guard change.applies(to: file.live(change.id)) else { return false }
                file.restore(change.id, change.after?.members, at: now)
            }
            return true
        }
    }
}

extension RecordRepository {
    // A restored file may be older than the change: no record is newer.
    func isOlder(than entry: JournalEntry, isUndone: Bool) throws(StorageError) -> Bool {
        for change in entry.changes {
            let file = try file(of: change.key)
            let wanted = isUndone ? change.reversed : change
            guard wanted.isApplied(to: file?.live(change.id)),
                file?.moment(of: change.id) ?? .distantPast <= entry.moment
            else {
                return false
            }
        }
        return !entry.isSpread
    }
}

// The values of the file that was read last, which are valid while its bytes are the same.
final class LastRead<Value: Sendable>: Sendable {
    private let last = Mutex<(data: Data, values: [Value])?>(nil)

    func values(in data: Data) -> [Value]? {
        guard let last = last.withLock({ $0 }), last.data.count == data.count else { return nil }
        let isSame = last.data.withUnsafeBytes { old in
            data.withUnsafeBytes { new in
                guard let old = old.baseAddress, let new = new.baseAddress else { return true }
                return memcmp(old, new, data.count) == 0
            }
        }
        return isSame ? last.values : nil
    }

    func keep(_ values: [Value], of data: Data) {
        last.withLock { $0 = (data, values) }
    }
}
