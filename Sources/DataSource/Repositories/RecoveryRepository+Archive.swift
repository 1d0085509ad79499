import Essentials

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
        return Dictionary(people.map { ($0.id, $0) }) { $0.changedAt > $1.changedAt ? $0 : $1 }
    }
}
