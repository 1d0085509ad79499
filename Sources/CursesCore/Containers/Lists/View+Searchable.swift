extension View {
    /// Adds a search of the view's rows: `/` opens a field above them, Esc closes it. The placement
    /// has no effect. A binding opens and closes the field as well. Without a total, the rows are
    /// counted while there is no query.
    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>? = nil,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey? = nil,
        total: Int? = nil
    ) -> ModifiedView {
        ModifiedView(
            SearchableView(
                content: self,
                text: text,
                prompt: prompt,
                total: total,
                isPresented: isPresented
            )
        )
    }
}

/// Position of the search field; no effect, since it is always above the rows.
nonisolated public struct SearchFieldPlacement: Sendable {
    public static var automatic: Self { Self() }
}

/// A view with a search field above it while a search is open.
private struct SearchableView: PrimitiveView {
    let content: any View
    let text: Binding<String>
    let prompt: LocalizedStringKey?
    let total: Int?
    let isPresented: Binding<Bool>?

    func nodes(_ evaluation: Evaluation) -> [Node] {
        let environment = evaluation.environment
        let memory = evaluation.place.slot { SearchMemory() }
        memory.follow(isPresented)
        let isSearching = memory.isOpen || !text.wrappedValue.isEmpty
        let content = self.content.node(
            evaluation.at(0).keeping(by: (memory, text, isSearching)) {
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
            let inner = evaluation.at(1).with {
                $0.textFieldLook.isMarked = false
                $0.validation = nil
                $0.submit = nil
                $0.focusBinding = memory.binding(.field, outer: nil)
            }
            let prompt = evaluation.string(prompt ?? "search")
            field = TextFieldNode(inner, source: PlainSource(text: text), prompt: prompt)
        }
        return [
            SearchNode(
                evaluation,
                content,
                field: field,
                query: text,
                total: total,
                memory: memory
            )
        ]
    }
}

/// State of a search: whether the field is open, the part to focus, and the number of rows without
/// a query.
final class SearchMemory {
    enum Part {
        case field, content
    }

    var isOpen = false
    var wanted: Part?
    var total: Int?
    private var isPresented: Bool?

    /// Follows changes of the binding by the app, and writes those by the user to it.
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

    /// Returns the focus binding of a part, which requests the focus when the part wants it.
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

/// Ends the search of the enclosing view.
public struct DismissSearchAction {
    var action: () -> Void = {}

    /// Ends the search.
    public func callAsFunction() {
        action()
    }
}

extension EnvironmentValues {
    /// Ends the search of the enclosing view.
    @Entry public var dismissSearch = DismissSearchAction()
    /// True while the enclosing view is being searched.
    @Entry public var isSearching = false
}
