/// The bytes that a terminal sends for keys.
enum KeyBytes {
    /// The bytes of a key such as `Tab`, `S-Tab`, `C-s`, `M-x`, `C-Left`, `F5` or `a`.
    static func bytes(of name: String) throws -> [UInt8] {
        var rest = name[...]
        var modifier = 0
        let bits = ["S-": 1, "M-": 2, "C-": 4]
        while rest.count > 2, let bit = bits[String(rest.prefix(2))] {
            modifier |= bit
            rest = rest.dropFirst(2)
        }
        if let bytes = special(String(rest), modifier) { return bytes }
        guard rest.count == 1, modifier & 1 == 0 else { throw SessionError("no such key: \(name)") }
        var bytes = Array(rest.utf8)
        if modifier & 4 != 0 { bytes = [bytes[0] & 0x1F] }
        if modifier & 2 != 0 { bytes.insert(0x1B, at: 0) }
        return bytes
    }

    /// A report of the mouse; places count from 0.
    static func mouse(_ button: Int, x: Int, y: Int, isPress: Bool = true) -> [UInt8] {
        Array("\u{1B}[<\(button);\(x + 1);\(y + 1)\(isPress ? "M" : "m")".utf8)
    }

    private static func special(_ name: String, _ modifier: Int) -> [UInt8]? {
        if let plain = plain[name] {
            switch (name, modifier) {
            case (_, 0): return plain
            case (_, 2): return [0x1B] + plain
            case ("Tab", 1): return Array("\u{1B}[Z".utf8)
            case ("Space", 4): return [0x00]
            default: return Array("\u{1B}[\(plain[0]);\(modifier + 1)u".utf8)
            }
        }
        if let letter = letters[name] {
            let isFunction = name.hasPrefix("F")
            if modifier == 0 { return Array("\u{1B}\(isFunction ? "O" : "[")\(letter)".utf8) }
            return Array("\u{1B}[1;\(modifier + 1)\(letter)".utf8)
        }
        guard let code = codes[name] else { return nil }
        let suffix = modifier == 0 ? "" : ";\(modifier + 1)"
        return Array("\u{1B}[\(code)\(suffix)~".utf8)
    }

    private static let plain: [String: [UInt8]] = [
        "Tab": [0x09], "Enter": [0x0D], "Esc": [0x1B], "Space": [0x20], "Backspace": [0x7F],
    ]

    private static let letters: [String: String] = [
        "Up": "A", "Down": "B", "Right": "C", "Left": "D", "Home": "H", "End": "F",
        "F1": "P", "F2": "Q", "F3": "R", "F4": "S",
    ]

    private static let codes: [String: Int] = [
        "Insert": 2, "Delete": 3, "PageUp": 5, "PageDown": 6, "F5": 15, "F6": 17, "F7": 18,
        "F8": 19, "F9": 20, "F10": 21, "F11": 23, "F12": 24,
    ]
}
