/// What can stand as a title beside a key of the catalog: a text, or a string as it stands.
@MainActor
public protocol TitleText {
    /// The title as a view.
    var titleText: Text { get }
}

extension Text: TitleText {
    public var titleText: Text { self }
}

extension String: TitleText {
    public var titleText: Text { Text(verbatim: self) }
}

extension Substring: TitleText {
    public var titleText: Text { Text(verbatim: String(self)) }
}
