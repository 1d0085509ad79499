public struct LocaleClient: DependencyClient {
    public var identifier: @Sendable () -> String

    public static let liveValue = Self(
        identifier: { identifier(in: ProcessInfoClient.liveValue.environment()) }
    )

    public static let testValue = Self(
        identifier: { "" }
    )

    static func identifier(in environment: [String: String]) -> String {
        let names: [String] = [.localeAll, .localeMessages, .language]
        let values = names.lazy.compactMap { environment[$0] }
        return values.first { !$0.isEmpty } ?? ""
    }
}
