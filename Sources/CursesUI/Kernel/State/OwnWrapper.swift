/// What a property wrapper of the toolkit's own is, told by what all types of a generic structure share.
enum OwnWrapper {
    case placed(any PlacedProperty.Type)
    case plain

    init?(_ type: Any.Type) {
        guard let descriptor = Structure.descriptor(of: type) else { return nil }
        if Self.plainOnes.contains(descriptor) {
            self = .plain
        } else if let example = Self.placedOnes.first(where: { $0.descriptor == descriptor }) {
            self = .placed(example.sibling(type))
        } else {
            return nil
        }
    }

    private static let placedOnes = [
        Example(State<Int>.self), Example(Environment<Int>.self), Example(FocusState<Bool>.self),
    ]

    private static let plainOnes: Set<UnsafeRawPointer> = Set(
        [
            Binding<Int>.self, Bindable<Int>.self, FocusState<Bool>.Binding.self,
            ApplicationDelegateAdaptor<Int>.self,
        ].compactMap { Structure.descriptor(of: $0) }
    )

    /// A type of a generic structure, whose siblings conform by the same witnesses.
    private struct Example {
        let descriptor: UnsafeRawPointer?
        private let conformance: Conformance

        init(_ type: any PlacedProperty.Type) {
            descriptor = Structure.descriptor(of: type)
            conformance = unsafeBitCast(type as any PlacedProperty.Type, to: Conformance.self)
        }

        func sibling(_ type: Any.Type) -> any PlacedProperty.Type {
            unsafeBitCast(
                Conformance(type: type, witnesses: conformance.witnesses),
                to: (any PlacedProperty.Type).self
            )
        }
    }

    /// What the metatype of a protocol is made of.
    private struct Conformance {
        var type: Any.Type
        var witnesses: UnsafeRawPointer
    }
}

/// What the runtime knows of a structure's type.
private struct Structure {
    private let kind: Int
    private let descriptor: UnsafeRawPointer

    /// What all types of a generic structure share, if the type is one of a structure.
    static func descriptor(of type: Any.Type) -> UnsafeRawPointer? {
        let structure = unsafeBitCast(type as Any.Type, to: UnsafePointer<Structure>.self).pointee
        return structure.kind == 0x200 ? structure.descriptor : nil
    }
}
