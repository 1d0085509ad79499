struct Record: Hashable, Sendable {
    let text: JSONText
    let id: JSONText
    let isDeleted: Bool

    init(text: JSONText, id: JSONText, isDeleted: Bool) {
        self.text = text
        self.id = id
        self.isDeleted = isDeleted
    }

    init(_ fields: JSONFields) {
        self.init(
            text: fields.text,
            id: fields.text("id") ?? .null,
            isDeleted: fields["deleted"]?.isTrue ?? false
        )
    }

    init(_ members: JSONMembers) {
        self.init(
            text: JSONText(members),
            id: members[.id] ?? .null,
            isDeleted: members[.deleted] == .true
        )
    }
}
