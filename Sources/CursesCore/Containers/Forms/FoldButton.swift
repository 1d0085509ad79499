extension View {
    /// Makes the view a button that shows and hides the content below it.
    package func folding(_ isExpanded: Binding<Bool>) -> ModifiedView {
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
