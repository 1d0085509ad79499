#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

nonisolated extension UUID {
    // As the files have it; a life of weigh-ins has many.
    var text: String { text(of: 36) }

    // The beginning, which tells it from all others of a life.
    var shortText: String { text(of: 8) }

    private func text(of length: Int) -> String {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 36) { text in
            write(to: text)
            return String(decoding: text.prefix(length), as: UTF8.self)
        }
    }

    func write(to text: UnsafeMutableBufferPointer<UInt8>) {
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
