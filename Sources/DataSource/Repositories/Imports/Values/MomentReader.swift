// Parses the parts of a date and a time.
struct MomentReader {
    let text: UnsafeBufferPointer<UInt8>
    var index = 0

    init(text: UnsafeBufferPointer<UInt8>) {
        self.text = text
    }

    var isAtEnd: Bool { index >= text.count }

    var isAtTime: Bool {
        var place = index
        while place < text.count, text[place].isDigit { place += 1 }
        return place > index && place - index <= 2 && place < text.count && text.has(":", at: place)
    }

    mutating func skip(_ bytes: (UInt8) -> Bool) {
        while index < text.count, bytes(text[index]) { index += 1 }
    }

    mutating func skipBetween() {
        skip { $0 == 0x20 || $0 == UInt8(ascii: ",") }
        guard index + 1 < text.count, text[index] | 0x20 == UInt8(ascii: "t"),
            text[index + 1].isDigit
        else { return }
        index += 1
    }

    mutating func digits(upTo count: Int) -> (value: Int, count: Int)? {
        let start = index
        var value = 0
        while index < text.count, text[index].isDigit, index - start < count {
            value = value * 10 + Int(text[index] - UInt8(ascii: "0"))
            index += 1
        }
        return index > start ? (value, index - start) : nil
    }

    // Reads a word in lower case.
    mutating func word() -> String {
        let start = index
        skip { ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 >= 0x80 }
        return ImportedText.string(UnsafeBufferPointer(rebasing: text[start..<index])).lowercased()
    }
}
