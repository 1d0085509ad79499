#if !canImport(Darwin)
    @_spi(Reflection) import Swift
#endif

/// The stored properties of a structure: their names, their types and where they lie in its memory.
///
/// Mirror, which only reads, tells no offsets. What does is no public part of the standard library, so
/// nothing else of the toolkit names it; tests compare it with what key paths and Mirror say.
enum StoredFields {
    /// Goes through the fields of a structure in their order; other types have none.
    static func forEach(of type: Any.Type, _ body: (UnsafePointer<CChar>, Any.Type, Int) -> Void) {
        // The cases of an enumeration have no offsets, and asking for them is a fault.
        guard metadataKind(type) == structure else { return }
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

/// What kind of type it is, in the numbers of the runtime.
@_silgen_name("swift_getMetadataKind")
func metadataKind(_ type: Any.Type) -> UInt

#if canImport(Darwin)
    // What the standard library's own function is made of, which the interface of the system's library
    // leaves out; there it is part of the stable ABI.

    private let structure: UInt = 0x200

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
#else
    private let structure = _MetadataKind.struct.rawValue
#endif
