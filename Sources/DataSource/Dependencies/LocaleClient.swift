public struct LocaleClient: DependencyClient {
    public var identifier: @Sendable () -> String

    public static let liveValue = live(.liveValue)

    public static let testValue = Self(
        identifier: { "" }
    )

    public static func live(_ processInfoClient: ProcessInfoClient) -> LocaleClient {
        LocaleClient(identifier: { identifier(processInfoClient.environment) })
    }

    static func identifier(_ environment: (String) -> String?) -> String {
        // A terminal of another character set is written to in ASCII, which not every language is.
        let charset = value(of: [.localeAll, .localeCharacters, .language], environment).charset
        guard charset.isEmpty || charset == "utf8" else { return "" }
        return value(of: [.localeAll, .localeMessages, .language], environment)
    }

    private static func value(
        of names: [String],
        _ environment: (String) -> String?
    ) -> String {
        names.lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    }
}

extension String {
    fileprivate var charset: String {
        guard let dot = firstIndex(of: ".") else { return "" }
        return self[index(after: dot)...]
            .prefix { $0 != "@" }
            .filter { $0 != "-" }
            .lowercased()
    }
}
