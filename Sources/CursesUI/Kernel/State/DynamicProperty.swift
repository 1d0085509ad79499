/// A stored property of a view that gets its value from outside the view before `body` runs.
@MainActor
public protocol DynamicProperty {
    /// Prepares the value, after the properties that it is made of have theirs.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A property that finds its value at the place where the view stands.
protocol PlacedProperty: DynamicProperty {
    mutating func bind(to place: Place, index: Int, environment: SharedEnvironment)
}

/// Gives the dynamic properties of a view their values.
///
/// The values go into a copy of the view, for one view may stand at two places, and what its
/// closures do later must reach the place that they were made for.
enum DynamicProperties {
    private static var known: [ObjectIdentifier: [StoredProperty]] = [:]

    /// A copy of a view, scene or app whose properties have the values of a place.
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

    static func properties(of type: Any.Type) -> [StoredProperty] {
        let key = ObjectIdentifier(type)
        if let properties = known[key] { return properties }
        let properties = StoredProperty.dynamicOnes(of: type)
        known[key] = properties
        return properties
    }
}
