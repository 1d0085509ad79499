/// A view that makes nodes itself.
///
/// It conforms with `nodes(_:)`, and with `rowSegments(_:)` too where it stands for rows of a list that
/// need not all be made.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never {
        preconditionFailure("\(Self.self) draws itself and has no body")
    }

    public func rowSegments(_ evaluation: Evaluation) -> [RowSegment] {
        [RowSegment(nodes(evaluation))]
    }

    public static var standsForSections: Bool { false }
}
