extension View {
    /// Offers actions for the rows of a list or table; Space shows them, the first is what SwiftUI does
    /// when a row is opened.
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
    /// What can be done with the row of an id.
    @LocalEntry var selectionMenu: ((AnyHashable) -> any View)?
}
