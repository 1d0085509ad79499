/// A title that is not a key of the catalog: a text, or a string shown verbatim.
nonisolated public protocol TitleText {
    /// The title as a view.
    var titleText: Text { get }
}

nonisolated extension Text: TitleText {
    public var titleText: Text { self }
}

nonisolated extension String: TitleText {
    public var titleText: Text { Text(verbatim: self) }
}

nonisolated extension Substring: TitleText {
    public var titleText: Text { Text(verbatim: String(self)) }
}
