/// Where a dynamic property lies in the memory of its owner, and the ones that it is made of.
struct StoredProperty {
    private let type: any DynamicProperty.Type
    private let offset: Int
    private let parts: [StoredProperty]

    /// The dynamic properties that a structure stores.
    static func dynamicOnes(of type: Any.Type) -> [StoredProperty] {
        if type is AnyObject.Type { return [] }
        return (0..<fieldCount(type)).compactMap { index in
            var name = FieldName()
            let field = fieldType(type, index: index, name: &name)
            // Asking a type whether it conforms is dear; what a wrapper stores starts with an underscore.
            let isWrapped = name.characters?.pointee == CChar(UInt8(ascii: "_"))
            name.free?(name.characters)
            guard isWrapped else { return nil }
            guard let dynamic = field as? any DynamicProperty.Type else { return nil }
            return StoredProperty(
                type: dynamic,
                offset: fieldOffset(type, index: index),
                parts: field is any PlacedProperty.Type ? [] : dynamicOnes(of: field)
            )
        }
    }

    /// Gives the property its value, in the memory of its owner.
    func bind(
        in owner: UnsafeMutableRawPointer,
        to place: Place,
        index: inout Int,
        environment: EnvironmentValues
    ) {
        let memory = owner + offset
        index += 1
        if let type = type as? any PlacedProperty.Type {
            type.bind(memory, to: place, index: index, environment: environment)
        } else {
            for part in parts {
                part.bind(in: memory, to: place, index: &index, environment: environment)
            }
            type.update(memory)
        }
    }
}

extension PlacedProperty {
    fileprivate static func bind(
        _ memory: UnsafeMutableRawPointer,
        to place: Place,
        index: Int,
        environment: EnvironmentValues
    ) {
        memory.assumingMemoryBound(to: Self.self).pointee
            .bind(to: place, index: index, environment: environment)
    }
}

extension DynamicProperty {
    fileprivate static func update(_ memory: UnsafeMutableRawPointer) {
        memory.assumingMemoryBound(to: Self.self).pointee.update()
    }
}

/// The name of a field, as the runtime hands it over and wants it back.
private struct FieldName {
    var characters: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

// The runtime's own entries, which Mirror is made of: Mirror only reads, and properties are written.
@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
    _ type: Any.Type,
    index: Int,
    name: UnsafeMutablePointer<FieldName>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, index: Int) -> Int
