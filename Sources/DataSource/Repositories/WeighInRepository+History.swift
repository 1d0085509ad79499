extension WeighInRepository {
    // One unreadable year must not hide the others.
    public func load(of personID: Person.ID) throws(StorageError) -> Loaded<WeighIn> {
        var history = Loaded<WeighIn>.empty
        for year in try years(of: personID) {
            do throws(StorageError) {
                let loaded = try load(of: personID, in: year)
                history.values += loaded.values
                history.problems += loaded.problems
            } catch {
                history.problems.append(error)
            }
        }
        history.values = unique(history.values).sorted { $0.moment < $1.moment }
        return history
    }

    // The new record comes first: whatever happens between the two, nothing is lost.
    public func replace(
        _ old: WeighIn,
        with new: WeighIn,
        of personID: Person.ID
    ) throws(StorageError) {
        try save(new, of: personID)
        if old.day.year != new.day.year {
            try delete(old, of: personID)
        }
    }

    private func unique(_ weighIns: [WeighIn]) -> [WeighIn] {
        guard Set(weighIns.map(\.id)).count < weighIns.count else { return weighIns }
        let newest = Dictionary(weighIns.map { ($0.id, $0) }) {
            $0.changedAt >= $1.changedAt ? $0 : $1
        }
        return Array(newest.values)
    }
}
