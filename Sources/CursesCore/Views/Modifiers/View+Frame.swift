extension View {
    /// Sets a fixed width, a fixed height or both, in cells; in `CursesUI`, lengths are points.
    @_disfavoredOverload
    package func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> ModifiedView {
        let (width, height) = (Bounds(fixed: cells(width)), Bounds(fixed: cells(height)))
        return bounded(width: width, height: height, alignment: alignment)
    }

    /// Limits the size of the view, in cells; an infinite maximum takes all available space.
    @_disfavoredOverload
    package func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> ModifiedView {
        bounded(
            width: Bounds(
                minimum: cells(minWidth),
                ideal: cells(idealWidth),
                maximum: cells(maxWidth)
            ),
            height: Bounds(
                minimum: cells(minHeight),
                ideal: cells(idealHeight),
                maximum: cells(maxHeight)
            ),
            alignment: alignment
        )
    }

    /// Limits the size of the view.
    package func bounded(width: Bounds, height: Bounds, alignment: Alignment) -> ModifiedView {
        let bound = { (place: Place, node: Node) in
            BoundedNode(place, node, width: width, height: height, alignment: alignment)
        }
        let bounded = wrapped { bound($0.place, $1) }
        guard width.ideal != nil, height.ideal != nil else { return bounded }
        return ModifiedView { evaluation in
            guard evaluation.environment.isChoosing else { return bounded.nodes(evaluation) }
            let late = LateNode(evaluation) { evaluation, _ in node(evaluation.at(0)) }
            return [bound(evaluation.at(1).place, late)]
        }
    }

    /// Keeps the view at its ideal size in the given dimensions.
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> ModifiedView {
        wrapped { evaluation, node in
            FixedSizeNode(evaluation.place, node, horizontal: horizontal, vertical: vertical)
        }
    }

    /// Sets the layout priority, by default 0; views with a higher one get space first.
    public func layoutPriority(_ value: Double) -> ModifiedView {
        wrapped { evaluation, node in PriorityNode(evaluation.place, node, priority: value) }
    }
}

/// Minimum, ideal and maximum length, in cells.
nonisolated package struct Bounds: Equatable {
    var minimum: Int?
    var ideal: Int?
    var maximum: Int?

    package init(minimum: Int? = nil, ideal: Int? = nil, maximum: Int? = nil) {
        self.minimum = minimum
        self.ideal = ideal
        self.maximum = maximum
    }

    package init(fixed length: Int?) {
        self.init(minimum: length, ideal: length, maximum: length)
    }

    func proposal(_ length: Int?) -> Int? {
        guard let length = length ?? ideal else { return nil }
        return min(max(length, minimum ?? 0), maximum ?? Proposal.unlimited)
    }

    /// Returns bounds widened for a content width, by at most a limit.
    func holding(_ width: Int, atMostWiderBy limit: Int) -> Bounds {
        guard let maximum, maximum < width else { return self }
        let step = min(limit, width - maximum)
        var result = self
        result.minimum = minimum.map { $0 + step }
        result.ideal = ideal.map { $0 + step }
        result.maximum = maximum + step
        return result
    }

    /// Returns the length for a proposed length; `nil` if it depends on the content.
    func length(offered: Int?) -> Int? {
        guard let offered else { return ideal }
        guard let minimum, let maximum else { return nil }
        return max(minimum, min(offered, maximum))
    }

    /// Returns the length for a proposed length and the length of the content.
    func length(offered: Int?, content: Int) -> Int {
        guard let offered else {
            return ideal ?? max(minimum ?? 0, min(content, maximum ?? content))
        }
        var result = content
        if let maximum { result = max(min(offered, maximum), minimum ?? min(content, maximum)) }
        if let minimum { result = max(result, minimum) }
        return maximum.map { min(result, max($0, minimum ?? 0)) } ?? result
    }
}

/// A node with a limited size; its content is aligned inside.
final class BoundedNode: Node {
    private let width: Bounds
    private let height: Bounds
    private let alignment: Alignment

    init(_ place: Place, _ content: Node, width: Bounds, height: Bounds, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
        super.init(place, children: [content])
    }

    nonisolated deinit {}

    override func measure(_ proposal: Proposal) -> Size {
        if let width = width.length(offered: proposal.width),
            let height = height.length(offered: proposal.height)
        {
            return Size(width: width, height: height)
        }
        let content = children[0].size(inner(proposal))
        return Size(
            width: width.length(offered: proposal.width, content: content.width),
            height: height.length(offered: proposal.height, content: content.height)
        )
    }

    override func layOut() {
        let content = children[0].size(inner(Proposal(frame.size)))
        children[0].place(in: alignment.place(content, in: frame))
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
    }
}

/// A node that takes its ideal size in fixed dimensions.
private final class FixedSizeNode: Node {
    private let horizontal: Bool
    private let vertical: Bool

    init(_ place: Place, _ content: Node, horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
        super.init(place, children: [content])
    }

    override func measure(_ proposal: Proposal) -> Size {
        children[0].size(
            Proposal(
                width: horizontal ? nil : proposal.width,
                height: vertical ? nil : proposal.height
            )
        )
    }
}

private final class PriorityNode: Node {
    private let priority: Double

    init(_ place: Place, _ content: Node, priority: Double) {
        self.priority = priority
        super.init(place, children: [content])
    }

    override var layoutPriority: Double { priority }
}
