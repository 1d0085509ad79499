/// Search modifiers. Have no effect in a terminal.
extension View {
    /// Has no effect: the terminal searches its screen itself.
    public func findNavigator(isPresented: Binding<Bool>) -> Self { self }

    /// Has no effect in a terminal: disables finding text.
    public func findDisabled(_ isDisabled: Bool = true) -> Self { self }

    /// Has no effect in a terminal: disables replacing text.
    public func replaceDisabled(_ isDisabled: Bool = true) -> Self { self }
}
