// Writes HTML that is well-formed XML: text is escaped and every element is closed.
package struct MarkupWriter {
    package typealias Attributes = KeyValuePairs<StaticString, String>

    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func element(
        _ name: StaticString,
        _ attributes: Attributes = [:],
        _ content: (inout Self) -> Void
    ) {
        begin(name, attributes)
        bytes.append(UInt8(ascii: ">"))
        content(&self)
        bytes += "</".utf8
        append(name)
        bytes.append(UInt8(ascii: ">"))
    }

    package mutating func element(
        _ name: StaticString,
        _ attributes: Attributes = [:],
        text: String
    ) {
        element(name, attributes) { $0.text(text) }
    }

    package mutating func empty(_ name: StaticString, _ attributes: Attributes = [:]) {
        begin(name, attributes)
        bytes += " />".utf8
    }

    package mutating func newLine() {
        bytes.append(UInt8(ascii: "\n"))
    }

    // Unescaped: the type only admits the program's own literals.
    package mutating func raw(_ text: StaticString) {
        append(text)
    }

    // Escapes every character, because any of them could have a meaning in a style sheet.
    package mutating func quotedForStyle(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for scalar in text.unicodeScalars where scalar.isText {
            bytes += "\\\(String(scalar.value, radix: 16)) ".utf8
        }
        bytes.append(UInt8(ascii: "\""))
    }

    // Leaves out control characters: they are invisible, and XML forbids most of them.
    package mutating func text(_ text: String) {
        for scalar in text.unicodeScalars where scalar.isText || scalar.isBlank {
            switch scalar {
            case "&": bytes += "&amp;".utf8
            case "<": bytes += "&lt;".utf8
            case ">": bytes += "&gt;".utf8
            case "\"": bytes += "&quot;".utf8
            case "'": bytes += "&#39;".utf8
            case "\t", "\n": bytes.append(UInt8(ascii: " "))
            default: UTF8.encode(scalar).map { bytes += $0 }
            }
        }
    }

    private mutating func begin(_ name: StaticString, _ attributes: Attributes) {
        bytes.append(UInt8(ascii: "<"))
        append(name)
        for (key, value) in attributes {
            bytes.append(UInt8(ascii: " "))
            append(key)
            bytes += "=\"".utf8
            text(value)
            bytes.append(UInt8(ascii: "\""))
        }
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes += $0 }
    }
}

extension Unicode.Scalar {
    fileprivate var isBlank: Bool { self == "\t" || self == "\n" }

    fileprivate var isText: Bool {
        switch self {
        case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": false
        default: true
        }
    }
}
