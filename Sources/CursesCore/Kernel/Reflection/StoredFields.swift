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

/// Returns the kind of a type, as numbered by the runtime.
@_silgen_name("swift_getMetadataKind")
func metadataKind(_ type: Any.Type) -> UInt

#if canImport(Darwin)
    // Declared in the standard library but not in its public interface; its ABI is stable on Apple
    // systems.

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
