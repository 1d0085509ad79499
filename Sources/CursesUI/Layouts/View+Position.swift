extension View {
    /// Draws the view some points further to the right and down; its room stays where it is.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedView {
        wrapped { ShiftedNode($0.place, $1, x, y, isCentre: false) }
    }

    /// Draws the view some points further to the right and down; its room stays where it is.
    public func offset(_ offset: CGSize) -> ModifiedView {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Puts the centre of the view at a point of the available space, all of which it takes.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedView {
        wrapped { ShiftedNode($0.place, $1, x, y, isCentre: true) }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    /// Puts the centre of the view at a point of the available space, all of which it takes.
    public func position(_ position: CGPoint) -> ModifiedView {
        self.position(x: position.x, y: position.y)
    }

    /// Offers the view a width and a height of a ratio, in points. Without a ratio, the view stays
    /// as it is: a character has none.
    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> ModifiedView {
        guard let ratio, ratio > 0, ratio.isFinite else { return ModifiedView(self) }
        return wrapped { evaluation, node in
            OfferNode(evaluation.place, node) { _, proposal in
                proposal.inRatio(ratio * 20 / 8, isWhole: contentMode == .fit)
            }
        }
    }

    /// Offers the view a width and a height of a ratio, in points.
    public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> ModifiedView {
        aspectRatio(ratio.width / ratio.height, contentMode: contentMode)
    }

    /// Gives the view a part of the length of its container along the axes.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
    ) -> ModifiedView {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length + spacing) / CGFloat(max(1, count))
            return part * CGFloat(span) - spacing
        }
    }

    /// Gives the view a length along the axes, made of that of its container, a horizontal
    /// `ScrollView` or the available space.
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat = { length, _ in length }
    ) -> ModifiedView {
        func part(_ room: Int?, along axis: Axis) -> Int? {
            extent(room.map { length(CGFloat($0) * axis.pointsPerCell, axis) }, along: axis)
        }
        let filling = ModifiedView(self).frame(
            maxWidth: axes.contains(.horizontal) ? .infinity : nil,
            maxHeight: axes.contains(.vertical) ? .infinity : nil,
            alignment: alignment
        )
        return filling.wrapped { evaluation, node in
            OfferNode(evaluation.place, node) { node, proposal in
                let width = node.roomToScroll ?? proposal.width
                return Proposal(
                    width: axes.contains(.horizontal)
                        ? part(width, along: .horizontal) : proposal.width,
                    height: axes.contains(.vertical)
                        ? part(proposal.height, along: .vertical) : proposal.height
                )
            }
        }
    }
}

nonisolated extension Proposal {
    /// Returns a size of a ratio in cells: inside both lengths, or of the one that is known.
    fileprivate func inRatio(_ ratio: CGFloat, isWhole: Bool) -> Proposal {
        let fitting = Proposal(
            width: height.map { max(1, cells(CGFloat($0) * ratio) ?? 0) },
            height: width.map { max(1, cells(CGFloat($0) / ratio) ?? 0) }
        )
        guard let width else { return Proposal(width: fitting.width, height: height) }
        guard let height else { return Proposal(width: width, height: fitting.height) }
        guard isWhole, let wanted = fitting.height else { return self }
        return wanted <= height
            ? Proposal(width: width, height: wanted)
            : Proposal(width: fitting.width, height: height)
    }
}

extension Node {
    /// The width of the enclosing horizontal `ScrollView`, if any.
    fileprivate var roomToScroll: Int? {
        (self as? SideScrollNode)?.room ?? parent?.roomToScroll
    }
}

/// Draws its content some points from its corner.
private final class ShiftedNode: Node {
    private let shift: Point
    private let isCentre: Bool

    init(_ place: Place, _ content: Node, _ x: CGFloat, _ y: CGFloat, isCentre: Bool) {
        func shift(_ length: CGFloat, along axis: Axis) -> Int {
            let count = cells(abs(length) / axis.pointsPerCell) ?? 0
            return length < 0 ? -count : count
        }
        self.shift = Point(x: shift(x, along: .horizontal), y: shift(y, along: .vertical))
        self.isCentre = isCentre
        super.init(place, children: [content])
    }

    override func layOut() {
        let half = isCentre ? frame.size : .zero
        let corner = Point(
            x: frame.minX + shift.x - half.width / 2,
            y: frame.minY + shift.y - half.height / 2
        )
        children[0].place(in: Rect(origin: corner, size: frame.size))
    }
}

/// Changes the size that its content is offered.
private final class OfferNode: Node {
    private let change: (Node, Proposal) -> Proposal

    init(_ place: Place, _ content: Node, change: @escaping (Node, Proposal) -> Proposal) {
        self.change = change
        super.init(place, children: [content])
    }

    override func measure(_ proposal: Proposal) -> Size {
        children[0].size(change(self, proposal))
    }
}
