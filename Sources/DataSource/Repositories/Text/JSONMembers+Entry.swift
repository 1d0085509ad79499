extension JSONMembers {
    // When a weigh-in was entered for its minute: none that was corrected since says it otherwise.
    var entered: JSONText? {
        self["day"] == nil ? nil : self[.enteredAt] ?? self[.changedAt]
    }

    func isOfSameMinute(as other: JSONMembers) -> Bool {
        self["day"] == other["day"] && self["time"] == other["time"]
    }
}
