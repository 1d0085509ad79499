import Essentials

// Looks at the data as it lies in the folder, and mends what can be mended without loss.
public struct CheckupRepository: Sendable {
    @Shared private var dataFolderClient: DataFolderClient
    private let dateClient: DateClient
    private let fileClient: FileClient

    public init(
        _ dataFolderClient: DataFolderClient,
        _ dateClient: DateClient,
        _ fileClient: FileClient
    ) {
        self.dataFolderClient = dataFolderClient
        self.dateClient = dateClient
        self.fileClient = fileClient
    }

    public func fix(_ fix: Check.Fix) throws(StorageError) {
        try dataFolderClient.fix(fix)
        // Undo takes the other version of a record that was changed on two machines.
        RecordRepository(dataFolderClient, dateClient).noteConflicts()
    }

    // The closures name a member that no form accepts.
    public func checks(
        on today: Day,
        _ impossiblePerson: (Person) -> StaticString?,
        _ impossibleWeighIn: (WeighIn) -> StaticString?
    ) throws(StorageError) -> [Check] {
        let state = try dataFolderClient.inspect()
        guard state.isUsable else { return state.checks }
        let people = read(.people) { fields in
            fault(of: fields, impossiblePerson) { (person: Person) in nil }
        }
        let known = people.ids.union(state.people)
        let last = today.advanced(by: 1)
        let files =
            [people, read(.settings) { _ in nil }]
            + state.keys.dropFirst(2).map { key in
                read(key) { fields in
                    fault(of: fields, impossibleWeighIn) { (weighIn: WeighIn) in
                        if weighIn.day > last { return .inFuture }
                        let target = fields[.movesTo]?.string.flatMap {
                            DataFile(key: $0).personID
                        }
                        guard let target, people.isWhole else { return nil }
                        return known.contains(target) ? nil : .ofNobody
                    }
                }
            }
        return state.checks + lost(files, known, state)
            + [.people, .settings, .history].flatMap { topic in
                checks(topic, files.filter { $0.topic == topic && $0.isThere })
            }
            + copies(state, files) + backups(state)
    }
}

// A file of records, and what is wrong in it.
private struct FoundFile {
    let key: String
    var isThere = true
    var error: StorageError?
    var isMerged = false
    var isAltered = false
    var version = 0
    // Without deleted ones.
    var count = 0
    var ids = Set<UUID>()
    var troubles = [RecordTrouble]()

    var isWhole: Bool { isThere && error == nil }

    var topic: Check.Topic {
        switch DataFile(key: key) {
        case .people: .people
        case .settings: .settings
        case .history, .other: .history
        }
    }
}

extension CheckupRepository {
    private func fault<Value: Recordable>(
        of fields: JSONFields,
        _ impossible: (Value) -> StaticString?,
        _ other: (Value) -> RecordTrouble.Kind?
    ) -> (RecordTrouble.Kind, member: StaticString?)? {
        var lost: StaticString?
        guard let value = fields.decode({ Value($0, lost: &lost) }) else {
            return (.unreadable, nil)
        }
        if let member = impossible(value) ?? lost { return (.impossible, member) }
        return other(value).map { ($0, $0 == .inFuture ? .day : nil) }
    }

    private func read(
        _ key: String,
        _ fault: (JSONFields) -> (RecordTrouble.Kind, member: StaticString?)?
    ) -> FoundFile {
        var found = FoundFile(key: key)
        let file = dataFolderClient.location(key)
        do throws(StorageError) {
            guard let data = try fileClient.read(file) else {
                found.isThere = false
                return found
            }
            guard data.count <= File.largest else {
                throw StorageError(file: file, reason: .tooLarge(bytes: data.count))
            }
            do throws(RecordError) {
                try found.read(Array(data)[...], dateClient.now(), fault)
            } catch {
                found.readMerged(data)
                if !found.isMerged { throw StorageError(file: file, reason: error) }
            }
        } catch {
            found.error = error
        }
        return found
    }

    private func checks(_ topic: Check.Topic, _ files: [FoundFile]) -> [Check] {
        let checks = files.flatMap(checks)
        guard checks.isEmpty else { return checks }
        let count = files.reduce(0) { $0 + $1.count }
        let version = files.map(\.version).max() ?? 1
        return [Check(topic, .ok, .files(files.count, records: count, version: version))]
    }

    private func checks(_ found: FoundFile) -> [Check] {
        let (topic, file) = (found.topic, found.key + .json)
        let rewrite = found.error == nil ? Check.Remedy.fix(.rewrite(key: found.key)) : nil
        var checks = [Check]()
        if found.isMerged { checks.append(Check(topic, .problem, .merged(file: file), rewrite)) }
        if found.isAltered {
            checks.append(Check(topic, .problem, .altered(file: file), rewrite))
        }
        if let error = found.error {
            let remedy: Check.Remedy? =
                error.isDamage ? .restore : error.isRefusal ? .allow(error.file) : nil
            checks.append(Check(topic, remedy == nil ? .note : .problem, .failure(error), remedy))
        }
        return checks
            + found.troubles.map { trouble in
                let edit = Check.Remedy.type("bmi-tui edit \(trouble.id.prefix(8))")
                let correct = Check.Remedy.correct(file: dataFolderClient.location(found.key))
                let (state, remedy): (Check.State, Check.Remedy?) =
                    switch trouble.kind {
                    case .unreadable: (.problem, .restore)
                    case .double: (.problem, rewrite)
                    case .impossible, .inFuture: (.problem, topic == .history ? edit : correct)
                    case .aheadOfClock, .ofNobody: (.note, nil)
                    }
                return Check(topic, state, .records(trouble, file: file), remedy)
            }
    }

    // Histories whose person is not listed, and a list that is missing.
    private func lost(
        _ files: [FoundFile],
        _ known: Set<Person.ID>,
        _ state: FolderState
    ) -> [Check] {
        let people = files[0]
        let owners = Set(files.compactMap { DataFile(key: $0.key).personID })
        guard people.error == nil else { return [] }
        let last = dataFolderClient.location("\(String.last)/\(people.key)")
        let seen = (try? fileClient.read(last)) ?? nil
        let hasBackup = seen != nil || state.backups.contains { $0.key == people.key }
        let missing = StorageError(
            file: dataFolderClient.location(people.key),
            reason: .missing(hasBackup: hasBackup)
        )
        let folder = missing.file.dropLast("people.json".count)
        let unlisted = owners.subtracting(known).sorted().map {
            StorageError(
                file: "\(folder)history/\($0.text)",
                reason: .unlisted(hasBackup: hasBackup)
            )
        }
        let years = state.gone.filter { key in
            DataFile(key: key).personID.map(known.contains) ?? false
        }
        return (people.isThere ? unlisted : owners.isEmpty && seen == nil ? [] : [missing]).map {
            Check(.people, .problem, .failure($0), hasBackup ? .restore : nil)
        }
            + years.map { check($0, .notThere) }
            + state.older.map { check($0.key, .completed($0.missing)) }
    }

    private func check(_ key: String, _ reason: StorageError.Reason) -> Check {
        let error = StorageError(file: dataFolderClient.location(key), reason: reason)
        return Check(.history, .problem, .failure(error), .fix(.rewrite(key: key)))
    }

    private func copies(_ state: FolderState, _ files: [FoundFile]) -> [Check] {
        let checks =
            state.copies.filter { !$0.isReadable }.map { copy in
                let error = StorageError(file: copy.path, reason: .conflictCopy)
                return Check(.copies, .problem, .failure(error), .correct(file: copy.path))
            }
            + files.compactMap { found in
                let count = state.copies.count { $0.key == found.key && $0.isReadable }
                let file = found.key + .json
                let fix = found.error == nil ? Check.Remedy.fix(.rewrite(key: found.key)) : nil
                return count == 0 ? nil : Check(.copies, .note, .copies(count, file: file), fix)
            }
        return checks.isEmpty ? [Check(.copies, .ok, .nothing)] : checks
    }

    private func backups(_ state: FolderState) -> [Check] {
        let newest = state.backups.map(\.day).max()
        // A damaged version that was replaced is meant to be there.
        return [Check(.backups, .ok, newest.map { .fact("\($0)") } ?? .nothing)]
            + state.backups.filter { $0.number == nil }.compactMap { backup in
                let found = read("\(String.backups)/\(backup.location)") { _ in nil }
                let file = dataFolderClient.location(found.key)
                if found.isAltered { return Check(.backups, .note, .altered(file: file)) }
                return found.error.map {
                    Check(.backups, .problem, .failure($0), .correct(file: file))
                }
            }
    }
}

extension FoundFile {
    private static let day = 86_400.0

    mutating func read(
        _ bytes: ArraySlice<UInt8>,
        _ now: Date,
        _ fault: (JSONFields) -> (RecordTrouble.Kind, member: StaticString?)?
    ) throws(RecordError) {
        let file = try RecordFile.envelope(bytes) { fields in
            if let id = fields["id"]?.uuid, !ids.insert(id).inserted { note(.double, fields) }
            if let moment = fields[.changedAt]?.moment, moment.timeIntervalSince(now) > Self.day {
                note(.aheadOfClock, fields)
            }
            if fields.isUnique, fields[.deleted]?.isTrue ?? false { return }
            count += 1
            if let (kind, member) = fault(fields) { note(kind, fields, member) }
        }
        (version, isAltered) = (file.version, file.alteration != 0)
        for index in troubles.indices { bytes.replaceByLines(&troubles[index].lines) }
        if version > RecordFormat.current.version { throw .newerVersion(version) }
    }

    // Also names the lines that cannot be read, as all that was read before the damage is void.
    mutating func readMerged(_ data: Data) {
        let bytes = Array(data)[...]
        if let file = RecordFile(version: data) {
            (isMerged, version, count) = (true, file.version, file.liveRecords.count)
            (ids, troubles) = (Set(file.records.compactMap(\.id.uuid)), [])
        } else if version == 0 {
            let lines = bytes.unreadableLines
            troubles = lines.isEmpty ? [] : [RecordTrouble(kind: .unreadable, lines: lines)]
        }
    }

    // Notes the offset; the lines are counted once for all.
    private mutating func note(
        _ kind: RecordTrouble.Kind,
        _ fields: JSONFields,
        _ name: StaticString? = nil
    ) {
        if let index = troubles.firstIndex(where: { $0.kind == kind }) {
            return troubles[index].lines.append(fields.offset)
        }
        let text = name.flatMap(fields.text).map {
            String(decoding: $0.bytes.prefix(60), as: UTF8.self)
        }
        let member = name.map { "\"\($0)\":\(text ?? "")" } ?? ""
        let id = fields["id"]?.string ?? ""
        troubles.append(RecordTrouble(kind: kind, lines: [fields.offset], member: member, id: id))
    }
}

extension ArraySlice<UInt8> {
    private static let newline = UInt8(ascii: "\n")

    fileprivate func replaceByLines(_ offsets: inout [Int]) {
        var (line, place) = (1, startIndex)
        for index in offsets.indices {
            let end = startIndex + offsets[index]
            line += self[place..<end].count { $0 == Self.newline }
            (offsets[index], place) = (line, end)
        }
    }

    // Lines that are no record; the first and the last one are the envelope.
    fileprivate var unreadableLines: [Int] {
        split(separator: Self.newline, omittingEmptySubsequences: false).enumerated().dropFirst()
            .filter { _, line in
                let isEnd = [nil, UInt8(ascii: "]")].contains(line.first)
                return !isEnd && JSONText(bytes: line).members == nil
            }
            .map { $0.offset + 1 }
    }
}
