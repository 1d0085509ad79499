extension JSONMembers {
    // Time of entry; `changedAt` for records that were never corrected.
    var entered: JSONText? {
        self[.day] == nil ? nil : self[.enteredAt] ?? self[.changedAt]
    }

    func isOfSameMinute(as other: JSONMembers) -> Bool {
        self[.day] == other[.day] && self[.time] == other[.time]
    }
}
