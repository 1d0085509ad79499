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

    static func isOptional(_ type: Any.Type) -> Bool { metadataKind(type) == optional }

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

    private static let structure: UInt = 0x200
    private static let optional: UInt = 0x202
    private static let tuple: UInt = 0x301
}
