extension View {
    /// Presents a dialog about a value while `isPresented` is true and there is a value.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> ModifiedView {
        alert(
            Text(titleKey),
            isPresented: isPresented,
            presenting: data,
            actions: actions,
            message: message
        )
    }

    /// Presents a dialog about a value, titled by a string or text.
    @_disfavoredOverload
    public func alert<A: View, M: View, T>(
        _ title: some TitleText,
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

    /// Presents a dialog about a value without a message.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> ModifiedView {
        alert(titleKey, isPresented: isPresented, presenting: data, actions: actions) { _ in
            EmptyView()
        }
    }

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
            isPresented: isPresented,
            presenting: error,
            actions: actions,
            message: message
        )
    }
}

extension View {
    /// Presents a confirmation dialog about a value.
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

    /// Presents a confirmation dialog, titled by a string or text.
    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View>(
        _ title: some TitleText,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M = { EmptyView() }
    ) -> ModifiedView { alert(title, isPresented: isPresented, actions: actions, message: message) }

    /// Presents a confirmation dialog about a value without a message.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> ModifiedView {
        alert(titleKey, isPresented: isPresented, presenting: data, actions: actions)
    }
}

extension View {
    /// Presents a sheet as large as the screen while a value is true.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> ModifiedView {
        sheet(isPresented: isPresented, onDismiss: onDismiss) { content().covering }
    }

    /// Presents a sheet as large as the screen for an item while it is set.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> ModifiedView { sheet(item: item, onDismiss: onDismiss) { content($0).covering } }

    private var covering: ModifiedView {
        VStack { self }
            .frame(idealWidth: .infinity, maxWidth: .infinity, maxHeight: .infinity)
            .presentationSizing(.page)
    }
}
