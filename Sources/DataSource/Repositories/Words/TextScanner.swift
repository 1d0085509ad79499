import Essentials

// Reads the numbers and words of a text from its beginning. Fields, commands and imports read dates,
// times and measurements with it; in bytes, as imports have a hundred thousand lines.
package struct TextScanner {
    let text: UnsafeBufferPointer<UInt8>
    private(set) var index = 0

    init(_ text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    var isAtEnd: Bool { index >= text.count }
    var next: UInt8? { index < text.count ? text[index] : nil }
    var rest: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: text[index...]) }

    mutating func skip(_ count: Int) { index += count }

    mutating func skipBlanks() {
        while next == 0x20 { index += 1 }
    }

    // Ignores the case of ASCII letters; `word` is in lower case.
    mutating func skip(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard index + count <= text.count,
            UnsafeBufferPointer(rebasing: text[index..<index + count]).isAnyCase(word)
        else { return false }
        index += count
        return true
    }

    // Returns the first of these that comes next, and skips it.
    mutating func skip<Value>(anyOf words: [(word: StaticString, value: Value)]) -> Value? {
        for (word, value) in words where skip(word) { return value }
        return nil
    }

    // Restores the place if the body reads nothing.
    mutating func attempt<Value>(_ body: (inout TextScanner) -> Value?) -> Value? {
        let start = index
        if let value = body(&self) { return value }
        index = start
        return nil
    }

    mutating func digits(upTo count: Int) -> (value: Int, count: Int)? {
        let start = index
        var value = 0
        while let byte = next, byte.isDigit, index - start < count {
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
            index += 1
        }
        return index > start ? (value, index - start) : nil
    }

    // A number with either decimal mark, which is a dot in `text`.
    mutating func number() -> (text: String, number: Double)? {
        guard let first = next, first.isDigit else { return nil }
        let start = index
        var hasComma = false
        while let byte = next, byte.isDigit || byte.isDecimalMark {
            hasComma = hasComma || byte == UInt8(ascii: ",")
            index += 1
        }
        let digits = UnsafeBufferPointer(rebasing: text[start..<index])
        let written = String(decoding: digits, as: UTF8.self)
        let text = hasComma ? written.substituting(",", with: ".") : written
        let number = Double(shortDecimal: digits) ?? Double(text)
        return number.map { (text, $0) }
    }

    // Reads a word in lower case.
    mutating func word() -> String {
        let start = index
        while let byte = next, byte.isLetter { index += 1 }
        return String(decoding: text[start..<index], as: UTF8.self).lowercased()
    }
}

extension UInt8 {
    // Also any byte of a letter beyond ASCII.
    var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 || self >= 0x80 }
    var isDecimalMark: Bool { self == UInt8(ascii: ".") || self == UInt8(ascii: ",") }
}

extension UnsafeBufferPointer<UInt8> {
    var isASCII: Bool { allSatisfy { $0 < 0x80 } }
}

extension String {
    func scanned<Value, Failure: Error>(
        _ body: (inout TextScanner) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try Array(utf8).withUnsafeBufferPointer { text throws(Failure) in
            var scanner = TextScanner(text)
            return try body(&scanner)
        }
    }
}
