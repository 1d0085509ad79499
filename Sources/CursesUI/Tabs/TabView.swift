/// Screens of which one is shown, below a row of their titles.
///
/// Ctrl-PgUp and Ctrl-PgDn switch to the neighbouring tab, and digits to a tab by its number unless
/// a field or the tab handles them. Every tab is evaluated to keep its state; `onAppear` runs each
/// time it is shown.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    /// Creates a tab view that shows the tab with the selected tag or value.
    public init(
        selection: Binding<SelectionValue>?,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.selection = selection
        self.content = content()
    }

    /// Creates a tab view that shows the first tab and stores the selection itself.
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
        selection = nil
        self.content = content()
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let memory = evaluation.place.slot { TabMemory() }
        let parts = content.parts(evaluation.at(0))
        let pages = parts.enumerated().map { TabPage($0.element, number: $0.offset + 1) }
        let index = index(in: pages, memory)
        evaluation.afterwards {
            for (number, page) in pages.enumerated() { page.place.setHidden(number != index) }
        }
        for (number, page) in pages.enumerated() {
            page.commit(to: evaluation, isShown: number == index)
        }
        if let index { enter(pages[index], memory, evaluation) }
        let node = TabNode(
            evaluation.place,
            pages,
            shown: index,
            environment: evaluation.environment
        ) { select($0, in: pages, memory) }
        return [node]
    }

    private func index(in pages: [TabPage], _ memory: TabMemory) -> Int? {
        if let value = selection?.wrappedValue,
            let index = pages.firstIndex(where: { $0.tag?.base as? SelectionValue == value })
        {
            return index
        }
        return pages.isEmpty ? nil : min(max(0, memory.index), pages.count - 1)
    }

    /// Moves the focus into a tab that was not shown in the frame before.
    private func enter(_ page: TabPage, _ memory: TabMemory, _ evaluation: Evaluation) {
        guard memory.shown !== page.place else { return }
        page.memory.entrance.isNew = memory.shown != nil
        memory.shown = page.place
        evaluation.afterwards { page.memory.entrance.isNew = false }
    }

    private func select(_ index: Int, in pages: [TabPage], _ memory: TabMemory) {
        memory.index = index
        if let value = pages[index].tag?.base as? SelectionValue { selection?.wrappedValue = value }
    }
}
