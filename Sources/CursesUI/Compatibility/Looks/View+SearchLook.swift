/// Looks of a search, which is one line over what is searched.
extension View {
    /// Opens a line to find text with; the terminal finds what is on its screen.
    public func findNavigator(isPresented: Binding<Bool>) -> Self { self }

    /// Says whether text can be found.
    public func findDisabled(_ isDisabled: Bool = true) -> Self { self }

    /// Says whether text can be replaced.
    public func replaceDisabled(_ isDisabled: Bool = true) -> Self { self }
}
