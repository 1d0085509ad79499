nonisolated extension String {
    /// Fills the key's values in without translation: only views know their language.
    public init(
        localized key: LocalizedStringKey,
        table: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) { self = key.filled(into: key.key) }

    /// Fills the values of the default text in, without translation.
    public init(
        localized key: LocalizedStringKey,
        defaultValue: LocalizedStringKey,
        table: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) { self.init(localized: defaultValue) }
}
