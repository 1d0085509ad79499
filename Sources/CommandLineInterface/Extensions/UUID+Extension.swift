#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

nonisolated extension UUID {
    private static let digits = Array("0123456789abcdef".utf8)

    // As the files have it; a life of weigh-ins has many.
    var text: String { text(ofBytes: 16) }

    // The beginning, which tells it from all others of a life.
    var shortText: String { text(ofBytes: 4) }

    private func text(ofBytes count: Int) -> String {
        withUnsafeBytes(of: uuid) { bytes in
            String(unsafeUninitializedCapacity: 36) { text in
                var length = 0
                for index in 0..<count {
                    if index == 4 || index == 6 || index == 8 || index == 10 {
                        text[length] = UInt8(ascii: "-")
                        length += 1
                    }
                    text[length] = Self.digits[Int(bytes[index] >> 4)]
                    text[length + 1] = Self.digits[Int(bytes[index] & 0xF)]
                    length += 2
                }
                return length
            }
        }
    }
}
