extension ForEach: ChartContent where Content: ChartContent {
    /// Makes marks for each element, identified by a key path.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, id: { $0[keyPath: id] }, content: content) }

    /// Makes marks for each element.
    public init(
        _ data: Data,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: \.id, content: content)
    }

    /// Makes marks for each number in a range.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int { self.init(data: data, id: { $0 }, content: content) }

    public func add(to marks: inout ChartMarks) {
        forEachElement { content($0).add(to: &marks) }
    }
}
