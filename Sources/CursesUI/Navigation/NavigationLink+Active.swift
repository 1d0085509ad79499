/// Links that a value opens as well, in their older form.
extension NavigationLink {
    /// Leads to a screen, also while a value is true; the label is any view.
    public init<Destination: View>(
        destination: Destination,
        isActive: Binding<Bool>,
        @ViewBuilder label: () -> Label
    ) { self.init(isActive: isActive, destination: { destination }, label: label()) }

    /// Leads to a screen, also while a value is true; the label is any view.
    public init<Destination: View>(
        isActive: Binding<Bool>,
        @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) { self.init(isActive: isActive, destination: destination, label: label()) }

    /// Leads to a screen, also while a choice is its own; the label is any view.
    public init<Destination: View, V: Hashable>(
        destination: Destination,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(isActive: selection.is(tag), destination: { destination }, label: label())
    }

    /// Leads to a screen, also while a choice is its own; the label is any view.
    public init<Destination: View, V: Hashable>(
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: @escaping () -> Destination,
        @ViewBuilder label: () -> Label
    ) { self.init(isActive: selection.is(tag), destination: destination, label: label()) }

    /// Leads to the screen of a value, or is only its label where there is none.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(optional: value, label: label())
    }

    /// Says that a way leads in a details list, which is no difference here.
    public func isDetailLink(_ isDetailLink: Bool) -> Self { self }
}

extension NavigationLink where Label == Text {
    /// Leads to a screen, also while a value is true; the label is the translation of a key.
    public init<Destination: View>(
        _ titleKey: LocalizedStringKey,
        destination: Destination,
        isActive: Binding<Bool>
    ) { self.init(isActive: isActive, destination: { destination }, label: Text(titleKey)) }

    /// Leads to a screen, also while a choice is its own; the label is the translation of a key.
    public init<Destination: View, V: Hashable>(
        _ titleKey: LocalizedStringKey,
        destination: Destination,
        tag: V,
        selection: Binding<V?>
    ) {
        self.init(
            isActive: selection.is(tag),
            destination: { destination },
            label: Text(titleKey)
        )
    }

    /// Leads to a screen; the label is any text.
    @_disfavoredOverload
    public init<Destination: View>(_ title: some TitleText, destination: Destination) {
        self.init(destination: { destination }, label: { title.titleText })
    }
}

extension Binding {
    /// Whether a choice is a value of its own, which it no longer is once that is untrue.
    fileprivate func `is`<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            get: { wrappedValue == tag },
            set: {
                if $0 { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
            }
        )
    }
}
