/// A stored property of a view whose value is set before `body` runs.
@MainActor
public protocol DynamicProperty {
    /// Prepares the value, after its own dynamic properties are set.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A property that gets its value from the place of the view.
package protocol PlacedProperty: DynamicProperty {
    mutating func bind(to place: Place, index: Int, environment: SharedEnvironment)

    /// Returns whether the property has the same value in two environments.
    func isSame(in one: SharedEnvironment, and other: SharedEnvironment) -> Bool
}

extension PlacedProperty {
    package func isSame(in one: SharedEnvironment, and other: SharedEnvironment) -> Bool { true }
}

/// Sets the dynamic properties of views.
///
/// The values go into a copy, since one view may be at two places, and its closures must refer to
/// their own place.
enum DynamicProperties {
    private static var known: [ObjectIdentifier: [StoredProperty]] = [:]

    /// Returns a copy of a view, scene or app with the values of a place.
    static func bound<Owner>(
        _ owner: Owner,
        to place: Place,
        environment: SharedEnvironment
    ) -> Owner {
        let properties = properties(of: Owner.self)
        if properties.isEmpty { return owner }
        var result = owner
        var index = 0
        withUnsafeMutableBytes(of: &result) { bytes in
            guard let start = bytes.baseAddress else { return }
            for property in properties {
                property.bind(in: start, to: place, index: &index, environment: environment)
            }
        }
        return result
    }

    /// Returns whether the properties of a view, scene or app have the same values in two
    /// environments.
    static func areSame<Owner>(
        _ owner: Owner,
        in one: SharedEnvironment,
        and other: SharedEnvironment
    ) -> Bool {
        if one === other { return true }
        let properties = properties(of: Owner.self)
        if properties.isEmpty { return true }
        return withUnsafeBytes(of: owner) { bytes in
            guard let start = bytes.baseAddress else { return true }
            // Reads of the comparison must not invalidate the enclosing view.
            return ObservationScope.apart {
                properties.allSatisfy { $0.isSame(in: one, and: other, of: start) }
            }
        }
    }

    static func properties(of type: Any.Type) -> [StoredProperty] {
        let key = ObjectIdentifier(type)
        if let properties = known[key] { return properties }
        let properties = StoredProperty.dynamicOnes(of: type)
        known[key] = properties
        return properties
    }
}
