public import Essentials

public struct RecoveryRepository: Sendable {
    @Shared var dataFolderClient: DataFolderClient
    let dateClient: DateClient

    public init(_ dataFolderClient: DataFolderClient, _ dateClient: DateClient) {
        self.dataFolderClient = dataFolderClient
        self.dateClient = dateClient
    }

    public func backups() throws(StorageError) -> [Backup] {
        try backups(below: .backups)
    }

    // Files that have another version.
    public func keys() throws(StorageError) -> Set<String> {
        let keys = try backups().map(\.key)
        let gone = try dataKeys().filter { key in
            ((try? dataFolderClient.found(key)) ?? nil) != nil || isGone(key)
        }
        return Set(keys).union(gone)
    }

    public func damagedKeys() throws(StorageError) -> [String] {
        try dataKeys().filter(isDamaged)
    }

    private func dataKeys() throws(StorageError) -> [String] {
        try [.people, .settings] + dataFolderClient.keys(.history).filter(\.isHistoryKey)
    }

    public func backups(of key: String) throws(StorageError) -> [Backup] {
        try backups(below: "\(String.backups)/\(key)")
    }

    public func key(of error: StorageError) -> String? {
        let folder = dataFolderClient.location("").stem
        guard error.file.hasPrefix(folder), error.file.hasSuffix(.json) else { return nil }
        return String(error.file.dropFirst(folder.count).stem)
    }

    public func recoveries(of key: String) throws(StorageError) -> [Recovery] {
        var sources = try backups(of: key).map(Recovery.Source.backup)
        sources.append(isDamaged(key) || isGone(key) ? .seen : .found)
        var recoveries = sources.compactMap { source in
            let version = (try? version(source, of: key)) ?? nil
            return version.map { Recovery(source, count: $0.liveRecords.count) }
        }
        // Without any version, an empty file is offered.
        let lines = ((try? present(key)) ?? RecordFile()).liveRecords.count
        if lines > 0 || recoveries.isEmpty {
            recoveries.append(Recovery(.readableLines, count: lines))
        }
        return recoveries
    }

    private func version(
        _ source: Recovery.Source,
        of key: String
    ) throws(StorageError) -> RecordFile? {
        switch source {
        case .backup(let backup): return try file(of: backup)
        case .readableLines: return try present(key)
        case .found: return try dataFolderClient.found(key)
        case .seen:
            let last = try dataFolderClient.data("\(String.last)/\(key)")
            guard let seen = last.flatMap({ RecordFile(version: $0) }) else { return nil }
            return RecordFile.joined([seen, try present(key)])
        }
    }

    private func isGone(_ key: String) -> Bool {
        (try? dataFolderClient.data(key)) == .some(nil)
    }

    // The file as it counts now, as far as it is readable.
    private func present(_ key: String) throws(StorageError) -> RecordFile {
        do throws(StorageError) {
            guard let data = try dataFolderClient.data(key) else { return RecordFile() }
            return RecordFile(version: data) ?? RecordFile(readableLinesOf: Array(data)[...])
        } catch let error where error.isUnreadable {
            return RecordFile()
        }
    }

    public func recover(_ recovery: Recovery, of key: String) throws(StorageError) {
        guard let version = try version(recovery.source, of: key) else { return }
        let journal = Journal(RecordRepository(dataFolderClient, dateClient))
        var files = try journal.forgotten()
        switch recovery.source {
        case .backup(let backup):
            guard let data = try data(of: backup) else { return }
            files[key] = try restored(Data(data), version, key)
        case .readableLines, .seen: files[key] = Data(version.bytes)
        case .found:
            journal.forget()
            return try dataFolderClient.forget(key)
        }
        try dataFolderClient.restoreAll(files)
    }

    // Restoring is a change of today: another machine does not take it back.
    func restored(
        _ data: Data,
        _ file: RecordFile,
        _ key: String
    ) throws(StorageError) -> Data {
        guard DataFile(key: key) != .other, file.version <= RecordFormat.current.version else {
            return data
        }
        let present = try present(key)
        guard !present.records.isEmpty else { return data }
        return Data(present.restored(to: file, at: dateClient.now()).bytes)
    }

    public func replacedVersion(of key: String) -> ReplacedVersion {
        do throws(StorageError) {
            guard let data = try dataFolderClient.data(key) else { return .none }
            let isWhole = (try? RecordFile(Array(data)[...])) != nil
            return isWhole || !records(in: key).isEmpty ? .listed : .illegible
        } catch {
            return .illegible
        }
    }

    // Number of records of a damaged version that are lost, if it says how many there were; `nil` if
    // it is whole.
    public func lostCount(in recovery: Recovery, of key: String) -> Int? {
        let bytes: ArraySlice<UInt8>?
        switch recovery.source {
        case .backup(let backup) where backup.number != nil:
            bytes = (try? data(of: backup)) ?? nil
        case .readableLines:
            bytes = ((try? dataFolderClient.data(key)) ?? nil).map { Array($0)[...] }
        case .backup, .seen, .found: bytes = nil
        }
        guard let bytes, (try? RecordFile(bytes)) == nil else { return nil }
        let count = RecordFile(readableLinesOf: bytes).records.count
        return RecordFile.toldCount(of: bytes).map { max(0, $0 - count) }
    }

    // A replaced version may be damaged; then its readable records are used.
    func file(of backup: Backup) throws(StorageError) -> RecordFile? {
        guard let data = try data(of: backup) else { return nil }
        if let file = try? RecordFile(data) { return file }
        guard backup.number != nil else { return nil }
        let file = RecordFile(readableLinesOf: data)
        return file.liveRecords.isEmpty ? nil : file
    }

    private func backups(below prefix: String) throws(StorageError) -> [Backup] {
        try dataFolderClient.keys(prefix)
            .compactMap { Backup(location: $0.dropFirst(String.backups.count + 1)) }
            .sorted { ($0.day, $0.key, $0.number ?? 0) > ($1.day, $1.key, $1.number ?? 0) }
    }

    public func writtenAt(_ backup: Backup) -> Date? {
        (try? dataFolderClient.version("\(String.backups)/\(backup.location)"))?.writtenAt
    }

    func data(of backup: Backup) throws(StorageError) -> ArraySlice<UInt8>? {
        try dataFolderClient.data("\(String.backups)/\(backup.location)").map { Array($0)[...] }
    }
}

extension RecoveryRepository {
    // Files that are not in the archive stay as they are.
    public func preview(_ archive: Archive) throws(StorageError) -> ArchivePreview {
        let restored = people(archive.files[.people].map { records($0) } ?? records(in: .people))
        let present = people(records(in: .people))
        let keys = try dataFolderClient.keys(.history).filter(\.isHistoryKey)
        var parts = [ArchivePreview.Part]()
        for id in Set(restored.keys).union(present.keys) {
            let name = restored[id]?.name ?? present[id]?.name ?? ""
            let course: ArchivePreview.Course =
                present[id] == nil ? .comes : restored[id] == nil ? .goes : .stays
            var part = ArchivePreview.Part(id: id, name: name, course: course)
            part.isChanged = restored[id] != present[id]
            let own = Set(keys + archive.files.keys).filter { DataFile(key: $0).personID == id }
            for key in own {
                let now = records(in: key)
                let then = archive.files[key].map { records($0) } ?? now
                let difference = difference(then, now)
                part.count += course == .goes ? now.count : then.count
                part.added += difference.added.count
                part.changed += difference.changed.count
                part.missing += difference.missing.count
            }
            parts.append(part)
        }
        let settings = archive.files[.settings].map { records($0) }
        let differs = settings.map {
            Set($0.map(\.text)) != Set(records(in: .settings).map(\.text))
        }
        return ArchivePreview(
            parts: parts.sorted { ($0.name, $0.id.text) < ($1.name, $1.id.text) },
            areSettingsChanged: differs ?? false
        )
    }

    private func records(_ data: Data) -> [Record] {
        (try? RecordFile(Array(data)[...]))?.liveRecords ?? []
    }

    private func people(_ records: [Record]) -> [Person.ID: Person] {
        let people = records.compactMap { $0.text.decode { Person($0) } }
        let newest = Dictionary(people.map { ($0.id, $0) }) {
            $0.changedAt > $1.changedAt ? $0 : $1
        }
        // A restored person differs in the time of change.
        return newest.mapValues { person in
            var person = person
            person.changedAt = .distantPast
            return person
        }
    }
}

extension RecoveryRepository {
    public func preview(
        _ recovery: Recovery,
        of key: String
    ) throws(StorageError) -> RecoveryPreview {
        let version = try version(recovery.source, of: key)
        let restored = version?.liveRecords ?? []
        let present = records(in: key)
        let days = restored.compactMap { $0.text.members?[.day]?.string.flatMap { Day($0) } }
        let difference = difference(restored, present)
        return RecoveryPreview(
            count: restored.count,
            days: days.min().flatMap { first in days.max().map { first...$0 } },
            added: items(of: difference.added, key),
            changed: items(of: difference.changed, key),
            missing: items(of: difference.missing, key),
            isOfDamage: isDamaged(key),
            isAltered: version.map { $0.alteration != 0 } ?? false
        )
    }

    private func isDamaged(_ key: String) -> Bool {
        guard let data = try? dataFolderClient.data(key) else { return false }
        return (try? RecordFile(Array(data)[...])) == nil
    }

    // Latest names of people, from backups.
    public func earlierNames() -> [Person.ID: String] {
        ((try? backups(of: .people)) ?? []).reduce(into: [:]) { names, backup in
            for record in (try? file(of: backup))??.liveRecords ?? [] {
                guard let person = record.text.decode({ Person($0) }) else { continue }
                names[person.id] = names[person.id] ?? person.name
            }
        }
    }

    func difference(
        _ restored: [Record],
        _ present: [Record]
    ) -> (added: [Record], changed: [Record], missing: [Record]) {
        let now = Dictionary(present.map { ($0.id, $0) }) { first, _ in first }
        let ids = Set(restored.map(\.id))
        return (
            restored.filter { now[$0.id] == nil },
            restored.filter { record in now[record.id].map { differs($0, record) } ?? false },
            present.filter { !ids.contains($0.id) }
        )
    }

    // Ignores maintained members, which differ after a change and its undo.
    private func differs(_ record: Record, _ other: Record) -> Bool {
        record.text != other.text && record.digestOfContent != other.digestOfContent
    }

    // Sorted, the newest weigh-ins first.
    private func items(of records: [Record], _ key: String) -> [RecoveryPreview.Item] {
        switch DataFile(key: key) {
        case .people:
            records.map { $0.text.members?[.name]?.string ?? "" }.sorted()
                .map { .person(name: $0) }
        case .history:
            records.compactMap { $0.text.decode { WeighIn($0) } }
                .sorted { ($0.day, $0.time) > ($1.day, $1.time) }
                .map { .weighIn($0) }
        case .settings, .other:
            records.map { _ in .other }
        }
    }

    func records(in key: String) -> [Record] {
        ((try? present(key)) ?? RecordFile()).liveRecords
    }
}
