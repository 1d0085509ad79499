/// Registry of property wrapper types, filled by their initializers.
///
/// A conformance lookup searches all conformances of the program for each new type, and the first
/// frame waits for it. Stored wrappers have been initialized, so no lookup is needed.
package enum KnownWrappers {
    private static var kinds: [ObjectIdentifier: Kind] = [:]

    /// Distinguishes wrappers that get their value from a place from all others.
    enum Kind {
        case placed(any PlacedProperty.Type)
        case plain
    }

    /// Registers a wrapper that gets its value from a place.
    package static func enter(_ type: any PlacedProperty.Type) {
        kinds[ObjectIdentifier(type)] = .placed(type)
    }

    /// Registers a wrapper that does not depend on a place.
    package static func enter(plain type: Any.Type) {
        kinds[ObjectIdentifier(type)] = .plain
    }

    /// Returns the registered kind of a type, or `nil` if unknown.
    static func kind(of type: Any.Type) -> Kind? {
        kinds[ObjectIdentifier(type)]
    }
}
