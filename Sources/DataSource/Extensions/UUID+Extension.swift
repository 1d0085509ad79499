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
        guard
            text.count == 36,
            text.has("-", at: 8), text.has("-", at: 13), text.has("-", at: 18),
            text.has("-", at: 23),
            let first = text.hexDigits(0..<8),
            let second = text.hexDigits(9..<13),
            let third = text.hexDigits(14..<18),
            let fourth = text.hexDigits(19..<23),
            let last = text.hexDigits(24..<36)
        else {
            return nil
        }
        let high = first << 32 | second << 16 | third
        var halves = (high.bigEndian, (fourth << 48 | last).bigEndian)
        self = withUnsafeBytes(of: &halves) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }

    // As the files have it; a life of weigh-ins has many.
    package var text: String { text(of: 36) }

    // The beginning, which tells it from all others of a life.
    package var shortText: String { text(of: 8) }

    private func text(of length: Int) -> String {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 36) { text in
            write(to: text)
            return String(decoding: text.prefix(length), as: UTF8.self)
        }
    }

    package func write(to text: UnsafeMutableBufferPointer<UInt8>) {
        withUnsafeBytes(of: uuid) { bytes in
            var length = 0
            for index in 0..<16 {
                if index == 4 || index == 6 || index == 8 || index == 10 {
                    text[length] = UInt8(ascii: "-")
                    length += 1
                }
                text[length] = Self.digit(bytes[index] >> 4)
                text[length + 1] = Self.digit(bytes[index] & 0xF)
                length += 2
            }
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") - 10 + value
    }
}
