import Essentials

extension RecordFile {
    // Adds all records at once, sorted; records with the same identifier are kept.
    mutating func add(_ new: [NewRecord]) {
        guard !records.isEmpty else {
            records = new.sorted { $0.order > $1.order }.map(\.record)
            return
        }
        let names = Set(new.map(\.record.id))
        let kept = records.filter { !$0.isDeleted || !names.contains($0.id) }
        let standing = Set(kept.map(\.id))
        var arriving = new.filter { !standing.contains($0.record.id) }
            .sorted { $0.order < $1.order }
        records.removeAll(keepingCapacity: true)
        for record in kept {
            if !arriving.isEmpty {
                let order = record.order
                while let last = arriving.last, last.order > order {
                    records.append(last.record)
                    arriving.removeLast()
                }
            }
            records.append(record)
        }
        records += arriving.reversed().map(\.record)
    }

    // Digest of the content of these records, whether undone or not.
    func digest(of ids: Set<JSONText>) -> UInt64? {
        let found = records.filter { ids.contains($0.id) }
        guard found.count == ids.count else { return nil }
        return found.reduce(0) { $0 &+ $1.digestOfContent }
    }

    mutating func mark(_ ids: Set<JSONText>, isDeleted: Bool, at now: Date) {
        for (index, record) in records.enumerated()
        where ids.contains(record.id) && record.isDeleted != isDeleted {
            guard var members = record.text.members else { continue }
            members[.deleted] = isDeleted ? .true : nil
            records[index] = changed(members, after: members, at: now)
        }
    }
}
