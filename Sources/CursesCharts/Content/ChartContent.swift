/// Part of a chart, described by its marks.
@MainActor
public protocol ChartContent {
    associatedtype Body: ChartContent

    /// The marks of the part.
    @ChartContentBuilder
    var body: Body { get }

    /// Adds the marks to a plot; by default those of `body`.
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
