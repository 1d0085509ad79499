extension Color: PrimitiveView {
    /// Fills all available space with the colour.
    public func nodes(_ evaluation: Evaluation) -> [Node] {
        [ColorNode(evaluation.place, color: self)]
    }
}

/// Fills its frame with a colour.
package final class ColorNode: Node {
    private let color: Color

    package init(_ place: Place, color: Color) {
        self.color = color
        super.init(place)
    }

    package override func measure(_ proposal: Proposal) -> Size {
        Size(width: proposal.width ?? 1, height: proposal.height ?? 1)
    }

    package override func draw(on painter: Painter) {
        if color == .standard { return }
        place.clock.hasGrounds = true
        painter.fill(frame, style: Style(background: painter.theme.ground(color)))
    }
}
