#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension UUID {
    public static let zero = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

    public init(_ number: UInt8) {
        self.init(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
    }

    // Ten times as fast as reading it through C, which counts when a life of weigh-ins is loaded.
    init?(text: ArraySlice<UInt8>) {
        let digits = text.lazy.compactMap(\.hexDigit)
        guard text.count == 36, digits.count == 32 else { return nil }
        var uuid = UUID.zero.uuid
        withUnsafeMutableBytes(of: &uuid) { bytes in
            for (index, digit) in digits.enumerated() {
                bytes[index / 2] = bytes[index / 2] << 4 | digit
            }
        }
        self.init(uuid: uuid)
    }

    var text: String {
        uuidString.lowercased()
    }
}
