public struct SettingsRepository: Sendable {
    private let records: RecordRepository

    public init(_ userDefaultsClient: UserDefaultsClient, _ dateClient: DateClient) {
        records = RecordRepository(userDefaultsClient, dateClient)
    }

    public var hasAlreadyTutorial: Bool {
        get { value(.hasAlreadyTutorial) == .true }
        nonmutating set { set(newValue ? .true : nil, .hasAlreadyTutorial) }
    }

    private func value(_ name: String) -> JSONText? {
        let settings = try? records.load(.settings) { $0[.id]?.string == name ? $0[.value] : nil }
        return settings?.values.first
    }

    private func set(_ value: JSONText?, _ name: String) {
        try? records.save(name, [.value: value], in: .settings)
    }
}
