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

#if !canImport(Darwin)
    @_spi(Reflection) import Swift
#endif

/// The stored properties of a structure: names, types and offsets.
///
/// Mirror has no offsets. The function that returns them is not public API of the standard library,
/// so it is used only here; tests compare it with key paths and Mirror.
enum StoredFields {
    /// Calls a body for the fields of a structure in order; other types have none.
    static func forEach(of type: Any.Type, _ body: (UnsafePointer<CChar>, Any.Type, Int) -> Void) {
        // Cases of an enumeration have no offsets, and asking for them traps.
        guard metadataKind(type) == TypeParts.structure else { return }
        #if canImport(Darwin)
            for index in 0..<fieldCount(type) {
                var name = FieldName()
                let field = fieldType(type, index: index, name: &name)
                if let characters = name.characters {
                    body(characters, field, fieldOffset(type, index: index))
                }
                name.free?(name.characters)
            }
        #else
            let none = _EachFieldOptions(rawValue: 0)
            _forEachField(of: type, options: none) { name, offset, type, _ in
                body(name, type, offset)
                return true
            }
        #endif
    }
}

/// Returns the kind of a type, as numbered by the runtime.
@_silgen_name("swift_getMetadataKind")
nonisolated func metadataKind(_ type: Any.Type) -> UInt

#if canImport(Darwin)
    // Declared in the standard library but not in its public interface; its ABI is stable on Apple
    // systems.

    private struct FieldName {
        var characters: UnsafePointer<CChar>?
        var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
        var isStrong = false
        var isVariable = false
    }

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
#endif

/// The parts of a type: fields of a structure, elements of a tuple, the payload of an optional.
/// Other types have none.
///
/// The metadata of tuples and optionals is part of the ABI: for a tuple its count, labels, types
/// and offsets; for an optional its enumeration and payload type. Tests compare it with the
/// compiler.
enum TypeParts {
    typealias Part = (type: Any.Type, offset: Int)

    static func all(of type: Any.Type) -> [Part] {
        switch metadataKind(type) {
        case structure: fields(of: type)
        case optional: [(word(2, of: type).load(as: Any.Type.self), 0)]
        case tuple: elements(of: type)
        default: []
        }
    }

    nonisolated static func isOptional(_ type: Any.Type) -> Bool { metadataKind(type) == optional }

    private static func fields(of type: Any.Type) -> [Part] {
        var parts: [Part] = []
        StoredFields.forEach(of: type) { _, part, offset in parts.append((part, offset)) }
        return parts
    }

    private static func elements(of type: Any.Type) -> [Part] {
        (0..<word(1, of: type).load(as: Int.self)).map { index in
            (
                word(3 + 2 * index, of: type).load(as: Any.Type.self),
                Int(word(4 + 2 * index, of: type).load(as: UInt32.self))
            )
        }
    }

    private static func word(_ index: Int, of type: Any.Type) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self) + index * MemoryLayout<Int>.stride
    }

    fileprivate static let structure: UInt = 0x200
    private nonisolated static let optional: UInt = 0x202
    private static let tuple: UInt = 0x301
}
