/// The language and region that text and numbers are shown in.
///
/// Foundation's own `Locale` knows one locale only where it comes without its big data files, so the
/// toolkit carries the little that a screen asks for.
nonisolated public struct Locale: Hashable, Sendable {
    /// The name of the locale, such as `ja_JP`.
    public let identifier: String

    /// The language's code, such as `ja`.
    public let languageCode: String

    /// Names a locale.
    public init(identifier: String) {
        self.identifier = identifier
        languageCode = String(identifier.prefix { $0.isLetter })
    }
}
