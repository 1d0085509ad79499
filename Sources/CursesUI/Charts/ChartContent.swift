/// A piece of a chart, described by the marks that it is made of.
public protocol ChartContent {
    associatedtype Body: ChartContent

    /// The marks that the piece is made of.
    @ChartContentBuilder
    var body: Body { get }

    /// Adds the marks to a plot; a piece that has a body does so by itself.
    func add(to marks: inout ChartMarks)
}

extension ChartContent {
    public func add(to marks: inout ChartMarks) {
        body.add(to: &marks)
    }
}

extension ChartContent where Body == Never {
    public var body: Never {
        preconditionFailure("\(Self.self) adds its marks itself and has no body")
    }
}

extension Never: ChartContent {}

extension ForEach: ChartContent where Content: ChartContent {
    /// Makes marks for each element, which has an id under the key path.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    /// Makes marks for each element.
    public init(
        _ data: Data,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: \.id, content: content)
    }

    /// Makes marks for each number of a range.
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, id: { $0 }, content: content)
    }

    public func add(to marks: inout ChartMarks) {
        let isDone: Void? = data.withContiguousStorageIfAvailable { elements in
            for index in 0..<elements.count { content(elements[index]).add(to: &marks) }
        }
        if isDone != nil { return }
        for element in data { content(element).add(to: &marks) }
    }
}
