extension Toggle {
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
        let binding = Binding(
            get: { all.allSatisfy(\.wrappedValue) },
            set: { value in
                for one in all { one.wrappedValue = value }
            }
        )
        self.init(isOn: binding, label: label)
    }
}
