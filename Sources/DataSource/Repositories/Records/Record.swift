struct Record: Hashable, Sendable {
    let text: JSONText
    let id: JSONText
    let isDeleted: Bool
    let movesTo: String?

    init(text: JSONText, id: JSONText, isDeleted: Bool, movesTo: String? = nil) {
        self.text = text
        self.id = id
        self.isDeleted = isDeleted
        self.movesTo = movesTo.flatMap { $0.isHistoryKey ? $0 : nil }
    }

    init(_ fields: JSONFields) {
        self.init(
            text: fields.text,
            id: fields.text("id") ?? .null,
            isDeleted: fields["deleted"]?.isTrue ?? false,
            movesTo: fields["movesTo"]?.string
        )
    }

    init(_ members: JSONMembers) {
        self.init(
            text: JSONText(members),
            id: members[.id] ?? .null,
            isDeleted: members[.deleted] == .true,
            movesTo: members[.movesTo]?.string
        )
    }
}
