extension View {
    /// Lets the person search the rows of the view: `/` opens a line to type in, Esc leaves it; the
    /// total is how many rows there are without a search, and is counted then where it is not given.
    /// The line is over the rows, wherever it might be placed.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey? = nil,
        total: Int? = nil
    ) -> ModifiedView {
        ModifiedView(SearchableView(content: self, text: text, prompt: prompt, total: total))
    }

    /// Lets the person search the rows of the view, with a prompt that stands as it is.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol
    ) -> ModifiedView { searchable(text: text, prompt: LocalizedStringKey(String(prompt))) }
}

/// Where the line to search with is.
nonisolated public struct SearchFieldPlacement: Sendable {
    public static var automatic: Self { Self() }
    public static var sidebar: Self { Self() }
    public static var toolbar: Self { Self() }

    /// Under the title.
    public static var navigationBarDrawer: Self { .automatic }

    /// Under the title, always or while nothing is scrolled.
    public static func navigationBarDrawer(displayMode: DrawerMode) -> Self { .automatic }

    /// When the line is there.
    public struct DrawerMode: Sendable {
        public static var automatic: Self { Self() }
        public static var always: Self { Self() }
    }
}

/// A view with a line to search it over it, as long as something is searched.
struct SearchableView: PrimitiveView {
    let content: any View
    let text: Binding<String>
    let prompt: LocalizedStringKey?
    let total: Int?
    var isPresented: Binding<Bool>?

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let environment = evaluation.environment
        let memory = evaluation.place.slot { SearchMemory() }
        memory.follow(isPresented)
        let isSearching = memory.isOpen || !text.wrappedValue.isEmpty
        let key = Key(memory: memory, text: text, isSearching: isSearching)
        let content = self.content.node(
            evaluation.at(0).keeping(by: key) {
                $0.focusBinding = memory.binding(.content, outer: environment.focusBinding)
                $0.isSearching = isSearching
                $0.dismissSearch = DismissSearchAction { [request = $0.frameRequest] in
                    memory.isOpen = false
                    memory.wanted = .content
                    text.wrappedValue = ""
                    request.fire()
                }
            }
        )
        var field: Node?
        if isSearching {
            var inner = environment
            inner.textFieldStyle = PlainTextFieldStyle()
            inner.validation = nil
            inner.submit = nil
            inner.focusBinding = memory.binding(.field, outer: nil)
            field = TextFieldNode(
                evaluation.place.child(1),
                source: PlainSource(text: text),
                prompt: evaluation.string(prompt ?? "search"),
                environment: inner
            )
        }
        return [
            SearchNode(
                evaluation.place,
                content,
                field: field,
                query: text,
                total: total,
                memory: memory,
                environment: environment
            )
        ]
    }

    /// All that the environment of the content is made with.
    private struct Key {
        let memory: SearchMemory
        let text: Binding<String>
        let isSearching: Bool
    }
}

/// What a search remembers: whether its line is open, where the focus is to go, and how many rows
/// there were before.
final class SearchMemory {
    enum Part {
        case field, content
    }

    var isOpen = false
    var wanted: Part?
    var total: Int?
    private var isPresented: Bool?

    /// Opens or closes the line when the program says so, and tells it what the person has done.
    func follow(_ binding: Binding<Bool>?) {
        guard let binding else { return }
        if let known = isPresented, known == binding.wrappedValue {
            if known != isOpen { binding.wrappedValue = isOpen }
        } else if binding.wrappedValue != isOpen {
            isOpen = binding.wrappedValue
            wanted = isOpen ? .field : .content
        }
        isPresented = isOpen
    }

    /// Ties the controls of a part to the focus that is wanted there.
    func binding(_ part: Part, outer: FocusBinding?) -> FocusBinding {
        FocusBinding(
            isRequested: { self.wanted == part || outer?.isRequested() ?? false },
            focusChanged: { isFocused in
                if isFocused, self.wanted == part { self.wanted = nil }
                outer?.focusChanged(isFocused)
            },
            isNamed: { outer?.isNamed() ?? false }
        )
    }
}
