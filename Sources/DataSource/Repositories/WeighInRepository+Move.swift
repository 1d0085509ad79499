extension WeighInRepository {
    // The other history takes it first: whatever happens between the two, nothing is lost.
    public func move(
        _ weighIn: WeighIn,
        from personID: Person.ID,
        to otherID: Person.ID
    ) throws(StorageError) {
        try journal.record { changes throws(StorageError) in
            let record = try record(of: weighIn, in: key(holding: weighIn, of: personID))
            changes += try saved(weighIn, of: otherID, over: record)
            changes += try deleted(weighIn, of: personID)
        }
    }
}
