struct Record: Hashable, Sendable {
    let offset: Int
    let text: JSONText
    let id: String
    let isDeleted: Bool

    init(offset: Int, text: JSONText, id: String, isDeleted: Bool) {
        self.offset = offset
        self.text = text
        self.id = id
        self.isDeleted = isDeleted
    }

    init(_ members: JSONMembers) {
        self.init(
            offset: 0,
            text: JSONText(members),
            id: members[.id]?.string ?? "",
            isDeleted: members[.deleted] == .true
        )
    }
}
