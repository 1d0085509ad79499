/// What is known of the types of property wrappers, each entered when one is made.
///
/// Asking whether a type conforms to a protocol searches all conformances of the program, once for each
/// type, which is what a first frame would wait for. A wrapper that a view stores has been made by its
/// initializer, which need not ask.
enum KnownWrappers {
    private static var kinds: [ObjectIdentifier: Kind] = [:]

    /// Whether a wrapper finds its value at a place or has it from the start.
    enum Kind {
        case placed(any PlacedProperty.Type)
        case plain
    }

    /// Enters a type of wrappers that find their value at a place.
    static func enter(_ type: any PlacedProperty.Type) {
        kinds[ObjectIdentifier(type)] = .placed(type)
    }

    /// Enters a type of wrappers that have their value from the start.
    static func enter(plain type: Any.Type) {
        kinds[ObjectIdentifier(type)] = .plain
    }

    /// What is known of a type, if one of it has been made and entered.
    static func kind(of type: Any.Type) -> Kind? {
        kinds[ObjectIdentifier(type)]
    }
}
