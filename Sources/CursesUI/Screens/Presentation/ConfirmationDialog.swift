extension View {
    /// Asks before something is done, while a value is true.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        alert(titleKey, isPresented: isPresented, actions: actions, message: message)
    }

    /// Asks before something is done, while a value is true.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(titleKey, isPresented: isPresented, actions: actions)
    }

    /// Asks before something is done to a value, while a value is true.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(
            titleKey,
            isPresented: isPresented,
            presenting: data,
            actions: actions,
            message: message
        )
    }

    /// Asks before something is done to a value, while a value is true.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(titleKey, isPresented: isPresented, presenting: data, actions: actions)
    }
}

/// Whether something is shown.
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}
