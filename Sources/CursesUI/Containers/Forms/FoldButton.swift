extension View {
    /// The view as a button that shows and hides what is below it.
    func folding(_ isExpanded: Binding<Bool>) -> ModifiedView {
        let button = Button {
            isExpanded.wrappedValue.toggle()
        } label: {
            HStack {
                Text(verbatim: isExpanded.wrappedValue ? "▾" : "▸")
                ModifiedView(self)
            }
        }
        return button.environment { $0.buttonStyle = .plain }
    }
}

extension Section where Footer == EmptyView {
    /// Frames views under a header that shows and hides them.
    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) {
        self.init(content: content, header: header)
        self.isExpanded = isExpanded
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Frames views under the translation of a key that shows and hides them.
    public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Frames views under text as it stands that shows and hides them.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
