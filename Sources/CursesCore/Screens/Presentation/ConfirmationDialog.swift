extension View {
    /// Presents a confirmation dialog while a value is true.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M = { EmptyView() }
    ) -> ModifiedView {
        alert(titleKey, isPresented: isPresented, actions: actions, message: message)
    }
}

/// The visibility of a view.
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}
