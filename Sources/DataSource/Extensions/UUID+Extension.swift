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
    init?(text: some StringProtocol) {
        var text = String(text)
        guard let uuid = text.withUTF8({ UUID(text: $0) }) else { return nil }
        self = uuid
    }

    init?(text: UnsafeBufferPointer<UInt8>) {
        guard text.count == 36 else { return nil }
        var halves: (high: UInt64, low: UInt64) = (0, 0)
        var count = 0
        for index in 0..<36 where text[index] != UInt8(ascii: "-") {
            guard count < 32, let digit = text[index].hexDigit else { return nil }
            if count < 16 {
                halves.high = halves.high << 4 | UInt64(digit)
            } else {
                halves.low = halves.low << 4 | UInt64(digit)
            }
            count += 1
        }
        guard count == 32 else { return nil }
        halves = (halves.high.bigEndian, halves.low.bigEndian)
        self = withUnsafeBytes(of: &halves) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    var text: String {
        uuidString.lowercased()
    }
}
