import Essentials

extension RecordRepository {
    // A file that was brought back as a whole may be from before the change: nothing there is newer.
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

    // Nothing is done to a record that has meanwhile become another.
    func apply(_ changes: [RecordChange]) throws(StorageError) -> Bool {
        // What comes back comes first: whatever happens between the two, nothing is lost.
        // And nobody is there without their weigh-ins.
        let arrivals =
            changes.filter { $0.after != nil && $0.key != .people }
            + changes.filter { $0.after != nil && $0.key == .people }
        let departures =
            changes.filter { $0.after == nil && $0.key == .people }
            + changes.filter { $0.after == nil && $0.key != .people }
        guard try allow(changes) else { return false }
        for arrival in arrivals {
            let source = departures.first { $0.id == arrival.id && $0.key != arrival.key }
            let moment =
                try source.map { change throws(StorageError) in
                    try leave(change.id, change.key, for: arrival.key).moment
                } ?? dateClient.now()
            guard try apply(arrival, at: moment) else { return false }
        }
        for change in departures where try !apply(change, at: dateClient.now()) { return false }
        return true
    }

    private func allow(_ changes: [RecordChange]) throws(StorageError) -> Bool {
        for change in changes {
            let current = try file(of: change.key)?.live(change.id)
            if !change.applies(to: current) { return false }
        }
        return true
    }

    private func apply(_ change: RecordChange, at moment: Date) throws(StorageError) -> Bool {
        var applies = false
        try self.change(change.key, []) { file in
            applies = change.applies(to: file.live(change.id))
            if applies { file.restore(change.id, change.after?.members, at: moment) }
        }
        return applies
    }
}
