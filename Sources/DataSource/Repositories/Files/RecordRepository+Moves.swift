import Essentials

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
