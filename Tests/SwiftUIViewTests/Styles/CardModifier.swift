import CursesUI

struct CardModifier: ViewModifier {
    var title: LocalizedStringKey?
    @State private var isHovered = false

    func body(content: Content) -> some View {
        VStack(alignment: .leading) {
            if let title {
                Text(title).font(.headline)
            }
            content
        }
        .padding()
        .border(Color.gray, width: 1)
        .onHover { isHovered = $0 }
    }
}

extension View {
    func card(_ title: LocalizedStringKey? = nil) -> some View {
        modifier(CardModifier(title: title))
    }

    @ViewBuilder
    func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }
}
