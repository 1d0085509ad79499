import Essentials

extension RecordFile {
    mutating func put(_ id: String, _ members: [String: JSONText?], at now: Date) {
        let old = take(id)
        var merged = old
        merged[.movesTo] = nil
        for (key, value) in members {
            merged[key] = value
        }
        if old[.deleted] == nil, old[.changedAt] != nil {
            merged[.enteredAt] = merged.isOfSameMinute(as: old) ? old.entered : nil
        }
        // A record moved to this minute counts as entered now.
        merged[.changedAt] = nil
        merged[.deleted] = nil
        insert(id, merged, after: old, at: now)
    }

    // Merges changed members only, so that two running copies keep each other's changes. A missing
    // record is restored whole.
    mutating func put(
        _ id: String,
        _ new: [String: JSONText?],
        replacing old: [String: JSONText?],
        at now: Date
    ) {
        put(id, live(id) == nil ? new : new.changes(since: old), at: now)
    }

    // Marks the record as deleted, so that other copies of the file do not restore it.
    mutating func remove(_ id: String, at now: Date) {
        let old = take(id)
        guard !old.entries.isEmpty else { return }
        var mark = JSONMembers()
        mark[.day] = old[.day]
        mark[.time] = old[.time]
        mark[.deleted] = .true
        insert(id, mark, after: old, at: now)
    }

    mutating func restore(_ id: String, _ members: JSONMembers?, at now: Date) {
        guard var members else { return remove(id, at: now) }
        members[.movesTo] = nil
        insert(id, members, after: take(id), at: now)
    }

    func changes(
        of ids: [String],
        in key: String,
        from old: RecordFile
    ) -> [RecordChange] {
        ids.map { RecordChange(key: key, id: $0, before: old.live($0), after: live($0)) }
    }

    // Keeps unreadable records in place.
    private mutating func take(_ id: String) -> JSONMembers {
        let places = places(of: id).filter { records[$0].text.members != nil }
        let newest = newest(places.filter { !records[$0].isDeleted }) ?? newest(places)
        let members = newest.flatMap { records[$0].text.members }
        for place in places.reversed() { records.remove(at: place) }
        return members ?? JSONMembers()
    }

    private mutating func insert(
        _ id: String,
        _ members: JSONMembers,
        after old: JSONMembers,
        at now: Date
    ) {
        var members = members
        members[.id] = JSONText(id)
        let record = changed(members, after: old, at: now)
        let index = records.firstIndex { $0.order < record.order } ?? records.endIndex
        records.insert(record, at: index)
        prune(at: now)
    }

    // The only way to set `changedAt`, since it also keeps `enteredAt` and thereby the order within
    // a minute.
    func changed(_ members: JSONMembers, after old: JSONMembers, at now: Date) -> Record {
        var members = members
        members[.enteredAt] = members.entered
        members[.changedAt] = JSONText(moment(after: old, at: now))
        return Record(members)
    }

    // If the clock was set back, the new change still counts as newer.
    private func moment(after old: JSONMembers, at now: Date) -> String {
        let previous = old[.changedAt]?.moment?.milliseconds ?? .min
        return Date(milliseconds: max(now.milliseconds, previous &+ 1)).moment
    }

    private mutating func prune(at now: Date) {
        records.removeAll { $0.isOldMark(at: now) }
    }
}
