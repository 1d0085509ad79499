/// Space that grows as far as the stack allows.
public struct Spacer: PrimitiveView {
    private let minLength: Int

    /// Takes at least a length, by default 0.
    public init(minLength: CGFloat? = nil) {
        self.minLength = cells(minLength) ?? 0
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let isHorizontal = evaluation.environment.isInRow
        return [SpacerNode(evaluation.place, minLength: minLength, isHorizontal: isHorizontal)]
    }

    private final class SpacerNode: Node {
        private let minLength: Int
        private let isHorizontal: Bool

        init(_ place: Place, minLength: Int, isHorizontal: Bool) {
            self.minLength = minLength
            self.isHorizontal = isHorizontal
            super.init(place)
        }

        nonisolated deinit {}

        override var layoutPriority: Double { -1 }

        override func measure(_ proposal: Proposal) -> Size {
            isHorizontal
                ? Size(width: max(minLength, proposal.width ?? 0), height: 0)
                : Size(width: 0, height: max(minLength, proposal.height ?? 0))
        }
    }
}
