/// A view that makes nodes itself.
///
/// It implements `nodes(_:)`, and `rowSegments(_:)` if it has rows that can be made lazily.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never {
        preconditionFailure("\(Self.self) draws itself and has no body")
    }

    public func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        [RowSegment(nodes(evaluation))]
    }

    public static var producesSections: Bool { false }
}
