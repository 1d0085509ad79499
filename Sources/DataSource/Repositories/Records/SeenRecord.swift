// A record as it was when somebody began to change it, as they want it, and what they have since been
// told of it.
struct SeenRecord<Value: Recordable> {
    let old: Value
    let new: Value
    // Nothing where whatever is there is to be written over.
    let seen: [Detail]?

    // Not where a field that is to be written says by now what nobody has seen.
    func allows(_ current: JSONText?) -> Bool {
        guard let seen else { return true }
        guard let now = current?.decode({ Value($0) }) else { return false }
        return zip(zip(new.allDetails, old.allDetails), now.allDetails).allSatisfy { details, now in
            let (new, old) = details
            return new == old || now == old || now == new || seen.contains(now)
        }
    }
}
