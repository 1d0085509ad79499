import Essentials

extension WeighInRepository {
    // Writing few files is much faster than many. Later additions to such a year go to files of
    // months.
    private static let largestImportedYear = 1 << 20

    public func revision() throws(StorageError) -> Revision {
        var revision = Revision()
        for key in try [.people] + userDefaultsClient.keys(.history) {
            revision.files[key] = try userDefaultsClient.revision(key)
        }
        return revision
    }

    // Adds all or nothing, as one step for undo. Returns `.outdated` if files have changed.
    public func add(
        _ parts: [ImportPart],
        since revision: Revision? = nil,
        isFinal: Bool,
        isCancelled: () -> Bool
    ) throws(StorageError) -> AdditionOutcome {
        let people = parts.filter(\.isNew)
        if !people.isEmpty { try records.checkIsWritable(.people) }
        var files = [String: [NewRecord]]()
        for part in parts { try distribute(part, over: &files) }
        return try noted.add(
            files,
            people.map { ($0.person.id.text, $0.person.members) },
            isFinal: isFinal,
            isCurrent: { () throws(StorageError) in
                try revision.map { now throws(StorageError) in try self.revision() == now } ?? true
            },
            isCancelled: isCancelled
        )
    }

    // Larger years are split into months.
    private func distribute(
        _ part: ImportPart,
        over files: inout [String: [NewRecord]]
    ) throws(StorageError) {
        let id = part.person.id
        for (year, weighIns) in Dictionary(grouping: part.weighIns, by: \.day.year) {
            let records = weighIns.map { ($0.day.month, NewRecord($0)) }
            let key = String.history(of: id, in: year)
            let size = records.reduce(try userDefaultsClient.size(key)) {
                $0 + $1.1.record.text.bytes.count + 2
            }
            if size <= Self.largestImportedYear {
                files[key] = records.map(\.1)
                continue
            }
            for (month, record) in records {
                files[.history(of: id, in: year, month: month), default: []].append(record)
            }
        }
    }
}
