extension View {
    /// Shows what an error says of itself, with buttons, while a value is true and there is an error.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: @escaping () -> A
    ) -> ModifiedView {
        alert(isPresented: isPresented, error: error) { _ in
            actions()
        } message: { _ in
            EmptyView()
        }
    }

    /// Shows what an error says of itself, with buttons and a message, while there is an error.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> ModifiedView {
        alert(
            Text(verbatim: error?.errorDescription ?? ""),
            isPresented: Binding(
                get: { isPresented.wrappedValue && error != nil },
                set: { isPresented.wrappedValue = $0 }
            ),
            actions: { if let error { actions(error) } },
            message: { if let error { message(error) } }
        )
    }
}
