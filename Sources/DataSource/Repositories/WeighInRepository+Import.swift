import Essentials

extension WeighInRepository {
    // Writing few files is much faster than many. Later additions to such a year go to files of
    // months.
    private static let largestImportedYear = 1 << 20

    public func revision() throws(StorageError) -> Revision {
        var revision = Revision()
        for key in try [.people] + dataFolderClient.keys(.history) {
            revision.files[key] = try dataFolderClient.version(key)
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
        let people = parts.filter { $0.isNew || $0.hasNewMeasures }
        if !people.isEmpty { try records.checkIsWritable(.people) }
        var files = [String: [NewRecord]]()
        var numbers = [NumberChange]()
        var edits = [RecordEdit]()
        for part in parts {
            for replacement in part.replacements {
                edits += try self.edits(replacement, of: part.id)
            }
            try distribute(part, over: &files)
            numbers += try completions(by: part)
        }
        return try noted.add(
            files,
            edits
                + people.map { part in
                    RecordEdit(key: .people, id: part.id.text) {
                        $0.put(part.id.text, part.members, at: $1)
                    }
                },
            numbers,
            isFinal: isFinal,
            isCurrent: { () throws(StorageError) in
                try revision.map { now throws(StorageError) in try self.revision() == now } ?? true
            },
            isCancelled: isCancelled
        )
    }

    // A weigh-in of another year is marked as deleted in its old file.
    private func edits(
        _ replacement: ImportReplacement,
        of personID: Person.ID
    ) throws(StorageError) -> [RecordEdit] {
        let (old, id) = (replacement.old, replacement.old.id.text)
        let place = try place(of: old, of: personID)
        let removal = RecordEdit(key: place.key, id: id) { $0.remove(id, at: $1) }
        guard let new = replacement.new else { return [removal] }
        if homes(of: new, of: personID).contains(place.key) {
            return [
                RecordEdit(key: place.key, id: id) {
                    $0.put(id, new.members, replacing: old.members, at: $1)
                }
            ]
        }
        let members = new.members(over: place.file?.live(id)?.members, replacing: old)
        let key = try keyWithRoom(for: new, of: personID)
        return [removal, RecordEdit(key: key, id: id) { $0.put(id, members, at: $1) }]
    }

    // Only measures that are still absent are added.
    private func completions(by part: ImportPart) throws(StorageError) -> [NumberChange] {
        guard !part.missing.isEmpty else { return [] }
        var numbers = [NumberChange]()
        for key in try keys(of: part.id) {
            let weighIns = load([key]).values.filter { part.missing[$0.id] != nil }
            for measure in part.missingMeasures {
                var ids = [Double: Set<WeighIn.ID>]()
                for weighIn in weighIns where weighIn.measures[measure] == nil {
                    guard let value = part.missing[weighIn.id]?[measure] else { continue }
                    ids[value, default: []].insert(weighIn.id)
                }
                for (value, ids) in ids.sorted(by: { $0.key < $1.key }) {
                    numbers.append(
                        NumberChange(
                            key: key,
                            name: measure.numberName,
                            ids: ids,
                            before: nil,
                            after: value
                        )
                    )
                }
            }
        }
        return numbers
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
            let size = records.reduce(try dataFolderClient.version(key)?.size ?? 0) {
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

extension ImportPart {
    // For a person who is here, only the measures change.
    fileprivate var members: [String: JSONText?] {
        person.members.filter { isNew || ["measures", "formerMeasures"].contains($0.key) }
    }
}

extension ImportPart {
    // Also those that the person has no longer: undo brings them back.
    fileprivate var missingMeasures: [Measure] {
        let ids = Set(missing.values.flatMap { $0.own.entries.map(\.id) })
        return Measure.builtIn + ids.sorted().map { .own(OwnMeasure(id: $0, name: "")) }
    }
}
