extension Toggle {
    /// Creates a toggle of several values; it is on if all of them are.
    public init<C: RandomAccessCollection>(
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(all: sources.map { $0[keyPath: isOn] }, label: label)
    }

    /// Creates a toggle of one value of each element; it is on if all of them are.
    public init<C: MutableCollection & RandomAccessCollection>(
        sources: Binding<C>,
        isOn: KeyPath<Binding<C.Element>, Binding<Bool>>,
        @ViewBuilder label: () -> Label
    ) {
        let all = sources.wrappedValue.indices.map { index in
            let one = Binding(
                get: { sources.wrappedValue[index] },
                set: { sources.wrappedValue[index] = $0 }
            )
            return one[keyPath: isOn]
        }
        self.init(all: all, label: label)
    }

    private init(all: [Binding<Bool>], @ViewBuilder label: () -> Label) {
        let binding = Binding(
            get: { all.allSatisfy(\.wrappedValue) },
            set: { value in
                for one in all { one.wrappedValue = value }
            }
        )
        self.init(isOn: binding, label: label)
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle of several values with a localized label.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

    /// Creates a toggle of one value of each element with a localized label.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: Binding<C>,
        isOn: KeyPath<Binding<C.Element>, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }
}
