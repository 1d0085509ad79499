import CursesUI

enum OwnLayoutPage: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading, spacing: 1) {
            Flow {
                ForEach(["walking", "swimming", "cycling", "yoga", "rowing", "chess"], id: \.self) {
                    Button($0) {}
                }
            }
            Divider()
            Button("held by a style of its own") {}.buttonStyle(Arrowed())
            TextField("Name", text: .constant("Ada")).textFieldStyle(Quoted())
        }
        .padding()
    }

    /// Views one after the other, in as many rows as it takes.
    private struct Flow: Layout {
        func sizeThatFits(
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout Void
        ) -> CGSize {
            let width = proposal.replacingUnspecifiedDimensions().width
            let corners = corners(of: subviews, in: width)
            return CGSize(width: width, height: (corners.last?.y ?? 0) + .rows(1))
        }

        func placeSubviews(
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout Void
        ) {
            for (view, corner) in zip(subviews, corners(of: subviews, in: bounds.size.width)) {
                let point = CGPoint(x: bounds.origin.x + corner.x, y: bounds.origin.y + corner.y)
                view.place(at: point, proposal: .unspecified)
            }
        }

        private func corners(of subviews: Subviews, in width: CGFloat) -> [CGPoint] {
            var corner = CGPoint(x: 0, y: 0)
            return subviews.map { view in
                let size = view.sizeThatFits(.unspecified)
                if corner.x > 0, corner.x + size.width > width {
                    corner = CGPoint(x: 0, y: corner.y + .rows(1))
                }
                defer { corner.x += size.width + .columns(1) }
                return corner
            }
        }
    }

    private struct Arrowed: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("→")
                Button(configuration).buttonStyle(.borderedProminent)
            }
        }
    }

    private struct Quoted: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View {
            HStack {
                Text("“")
                configuration
                Text("”")
            }
        }
    }
}
