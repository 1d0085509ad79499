/// What the values of a type are made of: the fields of a structure, the elements of a tuple, what an
/// optional wraps. Other types are a whole.
///
/// What describes tuples and optionals at run time is part of the ABI: of a tuple how many elements it
/// has, their labels, and for each its type and its offset; of an optional what enumeration it is and
/// the type that it wraps. Tests compare it with what the compiler says.
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
