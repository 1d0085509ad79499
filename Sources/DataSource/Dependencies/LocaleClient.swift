public struct LocaleClient: DependencyClient {
    public var identifier: @Sendable () -> String

    public static let liveValue = Self(
        identifier: { identifier(ProcessInfoClient.liveValue.environment) }
    )

    public static let testValue = Self(
        identifier: { "" }
    )

    static func identifier(_ environment: (String) -> String?) -> String {
        let names: [String] = [.localeAll, .localeMessages, .language]
        let values = names.lazy.compactMap(environment)
        return values.first { !$0.isEmpty } ?? ""
    }
}
