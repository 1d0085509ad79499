extension View {
    /// Runs an action when Enter is pressed in a text field or search field of the view.
    public func onSubmit(
        of triggers: SubmitTriggers = .text,
        _ action: @escaping () -> Void
    ) -> ModifiedView {
        environment {
            if triggers.contains(.text) { $0.submit = action }
            if triggers.contains(.search) { $0.submitSearch = action }
        }
    }
}

/// Kinds of fields that submit.
nonisolated public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int

    public static let text = Self(rawValue: 1)
    public static let search = Self(rawValue: 2)

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

extension EnvironmentValues {
    /// The action of Enter in a text field.
    @LocalEntry var submit: (() -> Void)?
    /// The action of Enter in a search field.
    @LocalEntry var submitSearch: (() -> Void)?
}
