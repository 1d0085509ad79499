extension Record {
    // Newest first: a new record then leaves the comma after every other line alone.
    var order: String {
        let members = text.members
        let parts = [members?["day"], members?["time"]].map { $0?.string ?? "" }
        return (parts + [id.string ?? ""]).joined(separator: " ")
    }
}
