#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension UUID {
    // Whether each is there once, in a tenth of the time that a set takes. Among identifiers that were
    // made up so that they get into each other's way, it may miss that they are.
    static func areDistinct(_ count: Int, _ id: (Int) -> UUID) -> Bool {
        var size = 16
        while size < count * 2 { size *= 2 }
        return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: size) { places in
            places.initialize(repeating: 0)
            for index in 0..<count {
                let number = id(index).mixed | 1
                var place = Int(truncatingIfNeeded: number >> 20) & (size - 1)
                var tries = 0
                while places[place] != 0 {
                    guard places[place] != number, tries < 64 else { return false }
                    place = (place + 1) & (size - 1)
                    tries += 1
                }
                places[place] = number
            }
            return true
        }
    }

    private var mixed: UInt64 {
        withUnsafeBytes(of: uuid) { bytes in
            let first = bytes.loadUnaligned(as: UInt64.self)
            let second = bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
            let mixed = (first &* 0x9E37_79B9_7F4A_7C15) ^ (second &* 0xC2B2_AE3D_27D4_EB4F)
            return mixed ^ (mixed >> 29)
        }
    }
}
