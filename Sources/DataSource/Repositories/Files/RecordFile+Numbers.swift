import Essentials

extension RecordFile {
    // Allows records that were deleted since, and those that an interrupted change has reached.
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
