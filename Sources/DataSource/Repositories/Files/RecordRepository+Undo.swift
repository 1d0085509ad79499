import Essentials

extension RecordRepository {
    // A restored file may be older than the change: no record is newer.
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
}
