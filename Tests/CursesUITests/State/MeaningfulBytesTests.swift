import Testing

@testable import CursesCharts
@testable import CursesCore
@testable import CursesTesting
@testable import CursesUI

/// Values are compared where it matters: what lies between their fields may be anything.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct MeaningfulBytesTests {
    @Test
    func areSame_otherBytes_onlyInFields() {
        #expect(bytes(of: Padded.self) == Set([0..<1, 8..<17, 24..<33, 40..<57, 64..<80].joined()))
        #expect(
            bytes(of: (Bool, Int, Bool, String).self) == Set([0..<1, 8..<17, 24..<40].joined())
        )
        #expect(bytes(of: String.self) == Set(0..<16))
        #expect(bytes(of: Double?.self) == Set(0..<9))
        #expect(bytes(of: Bool?.self) == [0])
        #expect(bytes(of: (Bool, Int)?.self) == Set([0..<1, 8..<16].joined()))
        #expect(bytes(of: (Bool, Double)??.self) == Set([0..<1, 8..<16].joined()))
        #expect(bytes(of: (() -> Void).self) == Set(0..<16))
        #expect(bytes(of: (any Error)?.self) == Set(0..<8))
        #expect(bytes(of: Void.self).isEmpty)
        #expect(bytes(of: Empty.self).isEmpty)
    }

    @Test
    func elements_ofATuple_areWhereTheCompilerPutsThem() {
        let elements = TypeParts.all(of: (Bool, Int16, Text, flag: Bool).self)
        #expect(elements.map { $0.offset } == [0, 2, 8, 8 + MemoryLayout<Text>.size])
        let types: [Any.Type] = [Bool.self, Int16.self, Text.self, Bool.self]
        #expect(zip(elements, types).allSatisfy { $0.type == $1 })
    }

    @Test(arguments: [0x00, 0xFF, 0xA5] as [UInt8])
    func isSame_bytesBetweenFields_sayNothing(_ filling: UInt8) {
        withFilling(filling, Padded()) { value in
            #expect(KeptValue.copy(of: Padded()).isSame(as: value))
        }
        for other in [
            Padded(isOn: true), Padded(number: 2), Padded(weight: nil), Padded(weights: 1...2),
            Padded(name: "b"), Padded(isOff: true),
        ] {
            withFilling(filling, other) { value in
                #expect(!KeptValue.copy(of: Padded()).isSame(as: value))
                #expect(KeptValue.copy(of: other).isSame(as: value))
            }
        }
    }

    @Test
    func isSame_anotherType_isNot() {
        #expect(!KeptValue.copy(of: 1).isSame(as: 1 as UInt))
        #expect(KeptValue.copy(of: Empty()).isSame(as: Empty()))
        #expect(!KeptValue.copy(of: Empty()).isSame(as: ()))
    }

    /// Returns the bytes of a type that make a difference.
    private func bytes<Value>(of type: Value.Type) -> Set<Int> {
        let size = MemoryLayout<Value>.size
        let one = UnsafeMutableRawBufferPointer.allocate(byteCount: size + 8, alignment: 16)
        let other = UnsafeMutableRawBufferPointer.allocate(byteCount: size + 8, alignment: 16)
        defer { for memory in [one, other] { memory.deallocate() } }
        return Set(0..<size).filter { offset in
            for memory in [one, other] { memory.initializeMemory(as: UInt8.self, repeating: 0) }
            other[offset] = 1
            guard let one = one.baseAddress, let other = other.baseAddress else { return false }
            return !MeaningfulBytes.areSame(Value.self, one, other)
        }
    }

    /// Hands a value over that was put into memory full of something else, field by field.
    private func withFilling(_ filling: UInt8, _ value: Padded, _ body: (Padded) -> Void) {
        let memory = UnsafeMutablePointer<Padded>.allocate(capacity: 1)
        defer { memory.deallocate() }
        memory.initialize(to: value)
        for offset in Set(0..<MemoryLayout<Padded>.size).subtracting(bytes(of: Padded.self)) {
            UnsafeMutableRawPointer(memory)
                .storeBytes(of: filling, toByteOffset: offset, as: UInt8.self)
        }
        body(memory.pointee)
        memory.deinitialize(count: 1)
    }
}

private struct Padded {
    var isOn = false
    var number = 1
    var isOff = false
    var weight: Double? = 70
    var weights: ClosedRange<Double>?
    var name = "a"
}

private struct Empty {}
