#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Text that is read and not changed.
public struct Text: PrimitiveView {
    private let content: Content

    /// Shows the translation of a key.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        content = .key(key)
    }

    /// Shows text as it stands.
    @_disfavoredOverload
    public init(_ content: some StringProtocol) {
        self.content = .verbatim(String(content))
    }

    /// Shows text as it stands.
    public init(verbatim content: String) {
        self.content = .verbatim(content)
    }

    /// Shows a value in a format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        content = .verbatim(format.format(input))
    }

    func resolve(_ environment: EnvironmentValues) -> String {
        switch content {
        case .key(let key): environment.string(key)
        case .verbatim(let text): text
        }
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        [TextNode(evaluation.place, resolve(evaluation.environment), evaluation.environment)]
    }

    private enum Content {
        case key(LocalizedStringKey)
        case verbatim(String)
    }
}

/// How the lines of a text stand to one another.
nonisolated public enum TextAlignment: Hashable, Sendable {
    case leading, center, trailing
}

extension View {
    /// Shows at most this many lines of each text.
    public func lineLimit(_ number: Int?) -> ModifiedView {
        environment { $0.lineLimit = number }
    }

    /// Aligns the lines of each text.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> ModifiedView {
        environment { $0.textAlignment = alignment }
    }
}
