public struct LocaleClient: DependencyClient {
    public var identifier: @Sendable () -> String
    public var isUTF8: @Sendable () -> Bool

    public static let liveValue = live(.liveValue)

    public static let testValue = Self(
        identifier: { "" },
        isUTF8: { true }
    )

    public static func live(_ processInfoClient: ProcessInfoClient) -> LocaleClient {
        LocaleClient(
            identifier: { identifier(processInfoClient.environment) },
            isUTF8: { isUTF8(processInfoClient.environment) }
        )
    }

    static func identifier(_ environment: (String) -> String?) -> String {
        // A terminal of another character set gets ASCII, and therefore English.
        guard isUTF8(environment) else { return "" }
        return value(of: [.localeAll, .localeMessages, .language], environment)
    }

    // A locale without a character set, such as C, counts as UTF-8.
    static func isUTF8(_ environment: (String) -> String?) -> Bool {
        let charset = value(of: [.localeAll, .localeCharacters, .language], environment).charset
        return charset.isEmpty || charset == "utf8"
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
