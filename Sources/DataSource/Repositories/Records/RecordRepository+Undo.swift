#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension RecordRepository {
    // Nothing is done to a record that has meanwhile become another.
    func apply(_ changes: [RecordChange]) throws(StorageError) -> Bool {
        // What comes back comes first: whatever happens between the two, nothing is lost.
        let arrivals = changes.filter { $0.after != nil }
        let departures = changes.filter { $0.after == nil }
        for change in changes where try !applies(change) { return false }
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

    private func applies(_ change: RecordChange) throws(StorageError) -> Bool {
        change.applies(to: try file(of: change.key)?.live(change.id))
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
