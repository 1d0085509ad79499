extension View {
    /// Shows a question with buttons while a value is true.
    public func alert<A: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> ModifiedView {
        alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
    }

    /// Shows a question with buttons while a value is true; the title is text as it stands.
    @_disfavoredOverload
    public func alert<A: View>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> A
    ) -> ModifiedView {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }

    /// Shows a message about a value, with buttons, while a value is true.
    public func alert<A: View, M: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> ModifiedView {
        alert(
            title,
            isPresented: Binding(
                get: { isPresented.wrappedValue && data != nil },
                set: { isPresented.wrappedValue = $0 }
            ),
            actions: { if let data { actions(data) } },
            message: { if let data { message(data) } }
        )
    }

    /// Shows a question about a value, with buttons, while a value is true.
    public func alert<A: View, T>(
        _ title: Text,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> ModifiedView {
        alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in
            EmptyView()
        }
    }

    /// Shows a message about a value, with buttons; the title is text as it stands.
    @_disfavoredOverload
    public func alert<A: View, M: View, T>(
        _ title: some StringProtocol,
        isPresented: Binding<Bool>,
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
}
