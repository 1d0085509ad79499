extension View {
    /// Binds the control's focus to one value of a focus state.
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> ModifiedView {
        environment {
            $0.focusBinding = binding.slot?.binding(equals: value, unfocused: binding.unfocused)
        }
    }

    /// Binds the control's focus to a focus state.
    public func focused(_ condition: FocusState<Bool>.Binding) -> ModifiedView {
        focused(condition, equals: true)
    }

    /// Focuses a control when the view appears.
    public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        _ value: Value
    ) -> ModifiedView { onAppear { binding.wrappedValue = value } }
}
