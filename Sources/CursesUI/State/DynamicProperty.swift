/// A stored property of a view that gets its value from outside the view before `body` runs.
public protocol DynamicProperty {
    /// Prepares the value, after the properties that it is made of have theirs.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A property that finds its value at the place where the view stands.
protocol PlacedProperty: DynamicProperty {
    func bind(to place: Place, index: Int, environment: EnvironmentValues)
}

enum DynamicProperties {
    private static var typesWithout: Set<ObjectIdentifier> = []

    /// Binds the properties of a view or scene to its place.
    static func bind<Owner>(_ owner: Owner, to place: Place, environment: EnvironmentValues) {
        let type = ObjectIdentifier(Owner.self)
        if typesWithout.contains(type) { return }
        var count = 0
        bind(Mirror(reflecting: owner), to: place, environment: environment, count: &count)
        if count == 0 { typesWithout.insert(type) }
    }

    private static func bind(
        _ mirror: Mirror,
        to place: Place,
        environment: EnvironmentValues,
        count: inout Int
    ) {
        // A wrapped property's storage starts with an underscore; asking every other type whether it
        // conforms would be the dearest part of the first frame.
        for child in mirror.children where child.label?.hasPrefix("_") == true {
            guard var property = child.value as? any DynamicProperty else { continue }
            count += 1
            if let property = property as? any PlacedProperty {
                property.bind(to: place, index: count, environment: environment)
            } else {
                let mirror = Mirror(reflecting: property)
                bind(mirror, to: place, environment: environment, count: &count)
                property.update()
            }
        }
    }
}
