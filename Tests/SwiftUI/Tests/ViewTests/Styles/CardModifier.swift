import CursesUI

struct CardModifier: ViewModifier {
    var title: LocalizedStringKey?

    func body(content: Content) -> some View {
        VStack(alignment: .leading) {
            if let title {
                Text(title).font(.headline)
            }
            content
        }
        .padding()
        .border(Color.gray, width: 1)
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
