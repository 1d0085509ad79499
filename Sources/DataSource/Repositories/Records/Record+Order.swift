extension Record {
    // Newest first: adding a record then changes no other line.
    var order: String {
        let members = text.members
        let parts = [members?[.day], members?[.time]].map { $0?.string ?? "" }
        return (parts + [id.string ?? ""]).joined(separator: " ")
    }
}
