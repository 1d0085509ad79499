/// A screen that is shown while a value of the screen below is set.
package struct PushedScreen {
    let name: any Hashable
    package let make: (Evaluation) -> [Node]
    let dismiss: () -> Void
}

extension View {
    /// Opens a screen while a value is true.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> V
    ) -> ModifiedView {
        attached { evaluation in
            guard isPresented.wrappedValue else { return }
            let pushed = PushedScreen(
                name: "",
                make: { $0.view(of: destination).nodes($0) },
                dismiss: { isPresented.wrappedValue = false }
            )
            evaluation.tellScreen { $0.pushed = pushed }
        }
    }

    /// Opens the screen of an item while it is set.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> ModifiedView {
        attached { evaluation in
            guard let value = item.wrappedValue else { return }
            let pushed = PushedScreen(
                name: value,
                make: { $0.view(for: value, of: destination).nodes($0) },
                dismiss: { item.wrappedValue = nil }
            )
            evaluation.tellScreen { $0.pushed = pushed }
        }
    }
}

extension EnvironmentValues {
    /// Opens a screen over this one.
    @Entry package var push: ((PushedScreen) -> Void)?
}
