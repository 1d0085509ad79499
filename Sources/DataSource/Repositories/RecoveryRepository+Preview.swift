extension RecoveryRepository {
    public func preview(
        _ recovery: Recovery,
        of key: String
    ) throws(StorageError) -> RecoveryPreview {
        let restored = try records(of: recovery, key)
        let present = records(in: key)
        let days = restored.compactMap { $0.text.members?[.day]?.string.flatMap { Day($0) } }
        let difference = difference(restored, present)
        return RecoveryPreview(
            count: restored.count,
            days: days.min().flatMap { first in days.max().map { first...$0 } },
            added: items(of: difference.added, key),
            changed: items(of: difference.changed, key),
            missing: items(of: difference.missing, key),
            isOfDamage: isDamaged(key)
        )
    }

    private func isDamaged(_ key: String) -> Bool {
        guard let data = try? dataFolderClient.data(key) else { return false }
        return (try? RecordFile(Array(data)[...])) == nil
    }

    // Latest names of people, from backups and conflict copies.
    public func earlierNames() -> [Person.ID: String] {
        let backups = (try? backups(of: .people)) ?? []
        let copies = ((try? copies()) ?? []).filter { $0.key == .people }
        let versions =
            backups.map { .backup($0, count: 0) } + copies.map { Recovery.copy($0, count: 0) }
        return versions.reduce(into: [:]) { names, version in
            for record in (try? records(of: version, .people)) ?? [] {
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
            records.map { $0.text.members?["name"]?.string ?? "" }.sorted()
                .map { .person(name: $0) }
        case .history:
            records.compactMap { $0.text.decode { WeighIn($0) } }
                .sorted { ($0.day, $0.time) > ($1.day, $1.time) }
                .map { .weighIn($0) }
        case .settings, .other:
            records.map { _ in .other }
        }
    }

    private func records(of recovery: Recovery, _ key: String) throws(StorageError) -> [Record] {
        switch recovery {
        case .backup(let backup, _):
            return try file(of: backup)?.liveRecords ?? []
        case .readableLines:
            return records(in: key)
        case .copy(let copy, _):
            return records(in: copy.source)
        }
    }

    // Reads the readable lines of a damaged file.
    func records(in key: String) -> [Record] {
        guard let data = try? dataFolderClient.data(key) else { return [] }
        let bytes = Array(data)[...]
        return ((try? RecordFile(bytes)) ?? RecordFile(readableLinesOf: bytes)).liveRecords
    }
}
