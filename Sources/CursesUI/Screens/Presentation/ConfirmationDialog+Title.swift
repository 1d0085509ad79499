extension View {
    /// Asks before something is done, while a value is true; the title is any text.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> ModifiedView {
        alert(
            title,
            isPresented: isPresented,
            actions: actions,
            message: message
        )
    }

    /// Asks before something is done, while a value is true; the title is any text.
    public func confirmationDialog<A: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> ModifiedView {
        alert(
            title,
            isPresented: isPresented,
            actions: actions
        )
    }

    /// Asks before something is done to a value, while a value is true; the title is any text.
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> ModifiedView {
        alert(
            title,
            isPresented: isPresented,
            presenting: data,
            actions: actions,
            message: message
        )
    }

    /// Asks before something is done to a value, while a value is true; the title is any text.
    public func confirmationDialog<A: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> ModifiedView {
        alert(
            title,
            isPresented: isPresented,
            presenting: data,
            actions: actions
        )
    }

    /// Asks before something is done, while a value is true; the title is text as it stands.
    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> ModifiedView {
        alert(
            Text(title),
            isPresented: isPresented,
            actions: actions,
            message: message
        )
    }

    /// Asks before something is done, while a value is true; the title is text as it stands.
    @_disfavoredOverload
    public func confirmationDialog<A: View>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> ModifiedView {
        alert(
            Text(title),
            isPresented: isPresented,
            actions: actions
        )
    }

    /// Asks before something is done to a value, while a value is true; the title is text as it stands.
    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View, T>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> ModifiedView {
        alert(
            Text(title),
            isPresented: isPresented,
            presenting: data,
            actions: actions,
            message: message
        )
    }

    /// Asks before something is done to a value, while a value is true; the title is text as it stands.
    @_disfavoredOverload
    public func confirmationDialog<A: View, T>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> ModifiedView {
        alert(
            Text(title),
            isPresented: isPresented,
            presenting: data,
            actions: actions
        )
    }
}
