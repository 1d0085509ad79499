// Small texts of cells.
enum OffsetText {
    // UTC+0900
    static func minutes(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        var reader = MomentReader(text: text.trimmed)
        return (try? reader.offset()) ?? nil
    }

    // Programs write a zero where they have measured nothing.
    static func isAbsent(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let text = text.trimmed
        return text.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
            || text.isAnyCase("null") || text.allSatisfy { $0 == UInt8(ascii: "-") }
    }
}
