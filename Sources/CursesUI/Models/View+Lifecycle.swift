extension View {
    /// Runs an action with the new value when it differs from the previous frame's; the older form.
    public func onChange<Value: Equatable>(
        of value: Value,
        perform action: @escaping (_ newValue: Value) -> Void
    ) -> ModifiedView { onChange(of: value) { _, newValue in action(newValue) } }
}
