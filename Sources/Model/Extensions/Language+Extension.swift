public import DataSource

extension Language {
    public init(localeIdentifier: String) {
        self = Self.allCases.first { localeIdentifier.hasPrefix($0.code) } ?? .english
    }
}
