extension Toggle {
    /// Switches several values on and off at once; it is on where all of them are.
    public init<C: RandomAccessCollection>(
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(all: sources.map { $0[keyPath: isOn] }, label: label)
    }

    /// Switches a value of each of several things on and off at once.
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
    /// Switches several values on and off at once, under the translation of a key.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

    /// Switches a value of each of several things on and off at once, under the translation of a key.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: Binding<C>,
        isOn: KeyPath<Binding<C.Element>, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }
}
