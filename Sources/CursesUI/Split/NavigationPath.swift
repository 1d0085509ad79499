extension View {
    /// Sets the title of the screen; the user cannot edit it in a terminal.
    public func navigationTitle(_ title: Binding<String>) -> ModifiedView {
        navigationTitle(title.wrappedValue)
    }
}

extension NavigationStack where Data == NavigationPath {
    /// Creates a stack for a path of values of different types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        let values = Binding<[any Hashable]>(
            get: { path.wrappedValue.values },
            set: { path.wrappedValue.values = $0.map { AnyHashable($0) } }
        )
        self.init(values: values, root: root())
    }
}

/// A path of values of different types.
nonisolated public struct NavigationPath: Equatable {
    var values: [AnyHashable] = []

    /// Number of screens over the root.
    public var count: Int { values.count }

    /// True if the root is shown.
    public var isEmpty: Bool { values.isEmpty }

    /// Creates an empty path.
    public init() {}

    /// Creates a path of values.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
    }

    /// Opens the screen of a value.
    public mutating func append<V: Hashable>(_ value: V) {
        values.append(AnyHashable(value))
    }

    /// Closes a number of screens, at most all.
    public mutating func removeLast(_ count: Int = 1) {
        values.removeLast(min(max(0, count), values.count))
    }
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
