nonisolated extension String {
    /// The words of a key, with its values filled in; only views are translated, which know a language.
    public init(
        localized key: LocalizedStringKey,
        table: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) { self = key.filled(into: key.key) }

    /// The words of a key that are told beside it, with its values filled in.
    public init(
        localized key: LocalizedStringKey,
        defaultValue: LocalizedStringKey,
        table: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) { self.init(localized: defaultValue) }
}
