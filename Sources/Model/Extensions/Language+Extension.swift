public import DataSource

extension Language {
    public init?(code: String?) {
        guard let language = Self.allCases.first(where: { $0.code == code }) else { return nil }
        self = language
    }

    public init(localeIdentifier: String) {
        self = Self.allCases.first { localeIdentifier.hasPrefix($0.code) } ?? .english
    }
}
