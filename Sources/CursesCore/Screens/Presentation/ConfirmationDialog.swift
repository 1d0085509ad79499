extension View {
    /// Asks before something is done, while a value is true.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M = { EmptyView() }
    ) -> ModifiedView {
        alert(titleKey, isPresented: isPresented, actions: actions, message: message)
    }

    /// Asks before something is done to a value, while a value is true.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> ModifiedView {
        alert(
            titleKey,
            isPresented: isPresented,
            presenting: data,
            actions: actions,
            message: message
        )
    }

    /// Asks before something is done, while a value is true; the title is any text.
    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View>(
        _ title: some TitleText,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M = { EmptyView() }
    ) -> ModifiedView { alert(title, isPresented: isPresented, actions: actions, message: message) }

    /// Asks before something is done to a value, while a value is true; the title is any text.
    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View, T>(
        _ title: some TitleText,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> ModifiedView {
        alert(title, isPresented: isPresented, presenting: data, actions: actions, message: message)
    }

    /// Asks before something is done to a value, while a value is true.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> ModifiedView {
        alert(titleKey, isPresented: isPresented, presenting: data, actions: actions) { _ in
            EmptyView()
        }
    }

    /// Asks before something is done to a value, while a value is true; the title is any text.
    @_disfavoredOverload
    public func confirmationDialog<A: View, T>(
        _ title: some TitleText,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> ModifiedView {
        alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in
            EmptyView()
        }
    }
}

/// Whether something is shown.
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}
