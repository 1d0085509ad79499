/// Where a dynamic property lies in the memory of its owner.
struct StoredProperty {
    private let kind: Kind
    private let offset: Int

    /// Whether the property finds its value itself, or is made of others that do.
    private enum Kind {
        case placed(any PlacedProperty.Type)
        case composed(any DynamicProperty.Type, [StoredProperty])

        init?(_ type: Any.Type) {
            // Asking a type whether it conforms is dear, so the toolkit's own are told without.
            switch OwnWrapper(type) {
            case .placed(let placed):
                self = .placed(placed)
            case .plain:
                return nil
            case nil:
                if let placed = type as? any PlacedProperty.Type {
                    self = .placed(placed)
                } else if let dynamic = type as? any DynamicProperty.Type {
                    self = .composed(dynamic, StoredProperty.dynamicOnes(of: type))
                } else {
                    return nil
                }
            }
        }
    }

    /// The dynamic properties that a structure stores.
    static func dynamicOnes(of type: Any.Type) -> [StoredProperty] {
        if type is AnyObject.Type { return [] }
        return (0..<fieldCount(type)).compactMap { index in
            var name = FieldName()
            let field = fieldType(type, index: index, name: &name)
            // What a wrapper stores starts with an underscore.
            let isWrapped = name.characters?.pointee == CChar(UInt8(ascii: "_"))
            name.free?(name.characters)
            guard isWrapped, let kind = Kind(field) else { return nil }
            return StoredProperty(kind: kind, offset: fieldOffset(type, index: index))
        }
    }

    /// Gives the property its value, in the memory of its owner.
    func bind(
        in owner: UnsafeMutableRawPointer,
        to place: Place,
        index: inout Int,
        environment: SharedEnvironment
    ) {
        let memory = owner + offset
        index += 1
        switch kind {
        case .placed(let type):
            type.bind(memory, to: place, index: index, environment: environment)
        case .composed(let type, let parts):
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
        environment: SharedEnvironment
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
