// A spreadsheet would run a cell that begins with one of these signs, unless a ' stands before it.
enum SpreadsheetText {
    static func written(_ text: String) -> String {
        needsMark(text) ? "'\(text)" : text
    }

    static func read(_ text: String) -> String {
        text.utf8.first == UInt8(ascii: "'") && needsMark(String(text.dropFirst()))
            ? String(text.dropFirst()) : text
    }

    // What begins with the mark itself gets another, so that it comes back as it was.
    private static func needsMark(_ text: String) -> Bool {
        let rest = text.unicodeScalars.drop { $0 == "'" }
        guard let first = rest.first, "=+-@\t\r".unicodeScalars.contains(first) else {
            return false
        }
        return Double(String(rest)) == nil
    }
}
