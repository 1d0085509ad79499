struct SettingRecord: Hashable, Sendable {
    let id: String
    let value: JSONText

    init?(_ fields: JSONFields) {
        guard let id = fields["id"]?.string else { return nil }
        self.id = id
        value = fields.text("value") ?? .null
    }
}
