import CursesUI
import GalleryPages

/// The list of the pages, or one of them; ←, →, Ctrl-N and Ctrl-P turn the pages, Ctrl-G closes one.
struct GalleryView: View {
    @State private var index: Int?

    init(_ name: String?) {
        let index = name.flatMap { name in Page.named(name) }
            .flatMap { page in Page.all.firstIndex { $0.id == page.id } }
        _index = State(initialValue: index)
    }

    var body: some View {
        content
            .onKeyPress(keys: [.leftArrow, .rightArrow, "n", "p", "g"]) { press in
                guard let index else { return .ignored }
                switch press {
                case KeyPress(.rightArrow), KeyPress("n", modifiers: .control): turn(to: index + 1)
                case KeyPress(.leftArrow), KeyPress("p", modifiers: .control): turn(to: index - 1)
                case KeyPress("g", modifiers: .control): self.index = nil
                default: return .ignored
                }
                return .handled
            }
    }

    @ViewBuilder private var content: some View {
        if let index {
            Page.all[index].view.id(index)
        } else {
            NavigationStack {
                List(Page.all) { page in
                    Button(page.id) { index = Page.all.firstIndex { $0.id == page.id } }
                }
                .navigationTitle("Gallery")
                .navigationSubtitle("← → turn the pages, ^G closes one")
            }
        }
    }

    private func turn(to index: Int) {
        self.index = (index + Page.all.count) % Page.all.count
    }
}
