struct SettingRecord: Hashable, Sendable {
    let id: String
    let value: JSONText

    init?(_ members: JSONMembers) {
        guard let id = members[.id]?.string else { return nil }
        self.id = id
        value = members[.value] ?? .null
    }
}
