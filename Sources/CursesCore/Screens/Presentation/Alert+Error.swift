extension View {
    /// Presents an error's description with buttons while a value is true and the error is set.
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

    /// Presents an error's description with buttons and a message while the error is set.
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
