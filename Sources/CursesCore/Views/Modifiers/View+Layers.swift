extension View {
    /// Puts views behind this one, which keeps its size.
    public func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping () -> V
    ) -> ModifiedView {
        wrapped { evaluation, node in
            let behind = evaluation.view(of: content).nodes(evaluation.at(0))
            return OverlayNode(evaluation.place, behind + [node], around: node, alignment)
        }
    }

    /// Puts views in front of this one, which keeps its size.
    public func overlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: @escaping () -> V
    ) -> ModifiedView {
        wrapped { evaluation, node in
            let front = evaluation.view(of: content).nodes(evaluation.at(0))
            return OverlayNode(evaluation.place, [node] + front, around: node, alignment)
        }
    }
}

/// A node with custom drawing before, after or instead of its content.
package final class DrawnNode: Node {
    private let draw: (Node, Painter, _ drawContent: () -> Void) -> Void

    package init(
        _ place: Place,
        _ content: Node,
        draw: @escaping (Node, Painter, _ drawContent: () -> Void) -> Void
    ) {
        self.draw = draw
        super.init(place, children: [content])
    }

    override package func draw(on painter: Painter) {
        draw(self, painter) { super.draw(on: painter) }
    }
}
