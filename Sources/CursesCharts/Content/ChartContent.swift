/// A piece of a chart, described by the marks that it is made of.
@MainActor
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
