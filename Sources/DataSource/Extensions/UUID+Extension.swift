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
        var uuid = UUID.zero.uuid
        var count = 0
        withUnsafeMutableBytes(of: &uuid) { bytes in
            for digit in text where digit != UInt8(ascii: "-") {
                guard count < 32, let digit = digit.hexDigit else {
                    count = .zero
                    break
                }
                bytes[count / 2] = bytes[count / 2] << 4 | digit
                count += 1
            }
        }
        guard count == 32, text.count == 36 else { return nil }
        self.init(uuid: uuid)
    }

    var text: String {
        uuidString.lowercased()
    }
}
