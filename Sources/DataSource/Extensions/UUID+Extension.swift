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
    init?<Text: RandomAccessCollection<UInt8>>(text: Text) where Text.Index == Int {
        var uuid = UUID.zero.uuid
        let count = withUnsafeMutableBytes(of: &uuid) { uuid in
            var count = 0
            for digit in text where digit != UInt8(ascii: "-") {
                guard count < 32, let digit = digit.hexDigit else { return 0 }
                uuid[count / 2] = uuid[count / 2] << 4 | digit
                count += 1
            }
            return count
        }
        guard count == 32, text.count == 36 else { return nil }
        self.init(uuid: uuid)
    }

    var text: String {
        uuidString.lowercased()
    }
}
