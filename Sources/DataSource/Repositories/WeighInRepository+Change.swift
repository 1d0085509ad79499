public import Essentials

extension WeighInRepository {
    @discardableResult
    public func delete(
        _ weighIn: WeighIn,
        of personID: Person.ID,
        isFinal: Bool = false
    ) throws(StorageError) -> ChangeOutcome {
        let id = weighIn.id.text
        let place = try place(of: weighIn, of: personID)
        let foreseen = records.foreseen(in: place) { $0.remove(id, at: $1) }
        return try noted.change(foreseen, isFinal: isFinal) { changes throws(StorageError) in
            try records.delete(id, in: place.key, &changes)
        }
    }

    public func replace(
        _ old: WeighIn,
        with new: WeighIn,
        of personID: Person.ID,
        seen: [Detail]? = nil,
        isFinal: Bool = false
    ) throws(StorageError) -> ChangeOutcome {
        let place = try place(of: old, of: personID)
        let isAllowed = SeenRecord(old: old, new: new, seen: seen).allows
        guard homes(of: new, of: personID).contains(place.key) else {
            let key = try keyWithRoom(for: new, of: personID)
            return try move(place, to: key, isFinal, where: isAllowed) {
                new.members(over: $0, replacing: old)
            }
        }
        return try noted.replace(
            old.members,
            with: new.members,
            in: place,
            isFinal: isFinal,
            where: isAllowed
        )
    }

    public func move(
        _ weighIn: WeighIn,
        from personID: Person.ID,
        to otherID: Person.ID,
        height: Double? = nil,
        own: OwnValues? = nil,
        isFinal: Bool = false
    ) throws(StorageError) -> ChangeOutcome {
        var arriving = weighIn
        arriving.measures.own = own ?? weighIn.measures.own
        arriving.height = height ?? weighIn.height
        let place = try place(of: weighIn, of: personID)
        let key = try keyWithRoom(for: weighIn, of: otherID)
        return try move(place, to: key, isFinal) { arriving.members(over: $0, replacing: weighIn) }
    }

    // Returns the present values, also those of other users.
    public func newest(
        _ weighIn: WeighIn,
        of personID: Person.ID
    ) throws(StorageError) -> WeighIn? {
        let place = try place(of: weighIn, of: personID)
        return place.file?.live(place.id)?.decode { WeighIn($0) }
    }

    // False if it may be in an unreadable file.
    public func isGone(_ weighIn: WeighIn, of personID: Person.ID) throws(StorageError) -> Bool {
        guard try newest(weighIn, of: personID) == nil else { return false }
        for key in try keys(of: personID) { _ = try records.file(of: key) }
        return true
    }

    private func move(
        _ place: RecordPlace,
        to key: String,
        _ isFinal: Bool,
        where isAllowed: (JSONText?) -> Bool = { _ in true },
        _ members: (JSONMembers?) -> [String: JSONText?]
    ) throws(StorageError) -> ChangeOutcome {
        guard isAllowed(place.file?.live(place.id)) else { return .changedMeanwhile }
        let target = RecordPlace(key: key, id: place.id, file: try records.file(of: key))
        let arriving = members(place.file?.live(place.id)?.members)
        let foreseen =
            records.foreseen(in: target) { $0.put(place.id, arriving, at: $1) }
            + records.foreseen(in: place) { $0.remove(place.id, at: $1) }
        var isDone = true
        let outcome = try noted.change(foreseen, isFinal: isFinal) { changes throws(StorageError) in
            isDone = try records.move(
                place.id,
                from: place.key,
                to: key,
                &changes,
                where: isAllowed,
                members
            )
        }
        return isDone ? outcome : .changedMeanwhile
    }
}
