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

    var text: String {
        uuidString.lowercased()
    }
}
