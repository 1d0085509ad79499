// A record when editing began, its new value, and later changes that the user has seen.
struct SeenRecord<Value: Recordable> {
    let old: Value
    let new: Value
    // `nil` to overwrite without a check.
    let seen: [Detail]?

    // Refuses if a field to be written has a value that the user has not seen.
    func allows(_ current: JSONText?) -> Bool {
        guard let seen else { return true }
        guard let now = current?.decode({ Value($0) }) else { return false }
        return zip(zip(new.allDetails, old.allDetails), now.allDetails).allSatisfy { details, now in
            let (new, old) = details
            return new == old || now == old || now == new || seen.contains(now)
        }
    }

    // A record that was missing when it was read, as in a lost file, is written again; one that
    // goes after that was deleted by another process.
    func isAllowed(since place: RecordPlace) -> (JSONText?) -> Bool {
        let wasMissing = place.file?.live(place.id) == nil
        return { current in current == nil ? wasMissing : allows(current) }
    }
}
