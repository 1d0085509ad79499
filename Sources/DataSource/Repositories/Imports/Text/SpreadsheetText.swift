// Spreadsheets run cells that begin with these characters, unless preceded by '.
enum SpreadsheetText {
    static func written(_ text: String) -> String {
        needsMark(text) ? "'\(text)" : text
    }

    static func read(_ text: String) -> String {
        text.utf8.first == UInt8(ascii: "'") && needsMark(String(text.dropFirst()))
            ? String(text.dropFirst()) : text
    }

    // A text that begins with the mark gets another, so that reading restores it.
    private static func needsMark(_ text: String) -> Bool {
        let rest = text.unicodeScalars.drop { $0 == "'" }
        guard let first = rest.first, "=+-@\t\r".unicodeScalars.contains(first) else {
            return false
        }
        return Double(String(rest)) == nil
    }
}
