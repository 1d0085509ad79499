extension View {
    /// Adds actions to the rows of a list or table; Space shows them, the primary action first.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self,
        @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> ModifiedView {
        environment {
            $0.selectionMenu = { id in
                guard let id = id.base as? I else { return EmptyView() }
                return Group {
                    if let primaryAction { Button("open") { primaryAction([id]) } }
                    menu([id])
                }
            }
        }
    }
}

extension EnvironmentValues {
    /// Returns the actions for the row with an id.
    @LocalEntry var selectionMenu: ((AnyHashable) -> any View)?
}
