/// A dynamic property at its offset in the owner.
struct StoredProperty {
    let kind: Kind
    private let offset: Int

    /// Distinguishes properties that get a value from a place from those composed of others.
    enum Kind {
        case placed(any PlacedProperty.Type)
        case composed(any DynamicProperty.Type, [StoredProperty])

        init?(_ type: Any.Type) {
            switch KnownWrappers.kind(of: type) {
            case .placed(let placed):
                self = .placed(placed)
            case .plain:
                return nil
            case nil:
                self.init(unknown: type)
            }
        }

        /// Looks up the conformance of the type.
        init?(unknown type: Any.Type) {
            guard let dynamic = type as? any DynamicProperty.Type else { return nil }
            if let placed = dynamic as? any PlacedProperty.Type {
                self = .placed(placed)
            } else {
                self = .composed(dynamic, StoredProperty.dynamicOnes(of: type))
            }
        }
    }

    /// Returns the dynamic properties of a structure; a debug build stops at those without a
    /// wrapper.
    static func dynamicOnes(of owner: Any.Type) -> [StoredProperty] {
        var properties: [StoredProperty] = []
        StoredFields.forEach(of: owner) { name, type, offset in
            // Stored wrappers begin with an underscore. Asking the other fields too takes 4 % more
            // instructions to the first screen: each lookup scans all conformances of the program.
            guard name.pointee == CChar(UInt8(ascii: "_")) else {
                return assert(
                    !(type is any DynamicProperty.Type),
                    "\(owner).\(String(cString: name)) would never be bound: a dynamic property"
                        + " needs its wrapper, as in @\(type) var \(String(cString: name))"
                )
            }
            guard let kind = Kind(type) else { return }
            properties.append(StoredProperty(kind: kind, offset: offset))
        }
        return properties
    }

    /// Sets the property's value in the memory of its owner.
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

extension StoredProperty {
    /// Returns whether the property in the memory of its owner has the same value in two
    /// environments.
    func isSame(
        in one: SharedEnvironment,
        and other: SharedEnvironment,
        of owner: UnsafeRawPointer
    ) -> Bool {
        let memory = owner + offset
        return switch kind {
        case .placed(let type): type.isSame(memory, in: one, and: other)
        case .composed(_, let parts):
            parts.allSatisfy { $0.isSame(in: one, and: other, of: memory) }
        }
    }
}

extension PlacedProperty {
    fileprivate static func isSame(
        _ memory: UnsafeRawPointer,
        in one: SharedEnvironment,
        and other: SharedEnvironment
    ) -> Bool {
        memory.assumingMemoryBound(to: Self.self).pointee.isSame(in: one, and: other)
    }

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
