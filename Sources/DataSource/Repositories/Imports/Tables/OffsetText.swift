enum OffsetText {
    // UTC+0900
    static func minutes(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        var reader = MomentReader(text: text.trimmed)
        return (try? reader.offset()) ?? nil
    }

    // Some programs write 0 for a missing value.
    static func isAbsent(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let text = text.trimmed
        return text.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
            || text.isAnyCase("null") || text.allSatisfy { $0 == UInt8(ascii: "-") }
    }
}
