/// Links that a binding opens as well, in their older form.
extension NavigationLink {
    /// Creates a link with a custom label, which a Boolean opens as well.
    public init<Destination: View>(
        destination: Destination,
        isActive: Binding<Bool>,
        @ViewBuilder label: () -> Label
    ) { self.init(isActive: isActive, destination: { destination }, label: label()) }

    /// Creates a link with a custom label, open while the selection equals the tag.
    public init<Destination: View, V: Hashable>(
        destination: Destination,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(isActive: selection.is(tag), destination: { destination }, label: label())
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a localized label, which a Boolean opens as well.
    public init<Destination: View>(
        _ titleKey: LocalizedStringKey,
        destination: Destination,
        isActive: Binding<Bool>
    ) { self.init(isActive: isActive, destination: { destination }, label: Text(titleKey)) }
}

extension Binding {
    /// Returns a binding that is true while the value equals the tag; false clears it to `nil`.
    fileprivate func `is`<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            get: { wrappedValue == tag },
            set: {
                if $0 { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
            }
        )
    }
}
