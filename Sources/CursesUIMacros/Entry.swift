/// Environment value, declared as `@Entry var name: Type = value`.
struct Entry {
    private let name: String
    private let type: String
    private let value: String

    /// Parses the source text of a declaration; `nil` if it has no name.
    init?(_ declaration: Request.Syntax) {
        let lines = declaration.source.split(separator: "\n", omittingEmptySubsequences: false)
        let code = lines.filter { line in
            !line.drop(while: \.isWhitespace).starts(with: "//")
        }
        let text = code.joined(separator: "\n")
        guard let start = text.startOfName else { return nil }
        let declared = text[start...]
        let name = declared.prefix { $0.isLetter || $0.isNumber || "_`".contains($0) }
        if name.isEmpty { return nil }
        self.name = String(name.filter { $0 != "`" })
        let rest = declared.dropFirst(name.count)
        type = rest.prefix { $0 != "=" }.trimmed
        let value = rest.drop { $0 != "=" }.dropFirst().trimmed
        self.value = value.isEmpty ? "nil" : value
    }

    /// Generated getter and setter, which use the key.
    var accessors: String {
        """
        {
            get { self[__Key_\(name).self] }
            set { self[__Key_\(name).self] = newValue }
        }
        """
    }

    /// Returns the generated key type with the default value.
    func key(_ kind: String) -> String {
        """
        private struct __Key_\(name): CursesCore.\(kind) {
            static let defaultValue\(type) = \(value)
        }
        """
    }
}

extension Substring {
    /// Text without leading and trailing whitespace.
    fileprivate var trimmed: String {
        let start = drop(while: \.isWhitespace)
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...end])
    }
}

extension String {
    /// Start of the name after `var`; `nil` if there is none.
    fileprivate var startOfName: Index? {
        var word = startIndex
        while word < endIndex {
            let start = self[word...].firstIndex { !$0.isWhitespace } ?? endIndex
            let end = self[start...].firstIndex(where: \.isWhitespace) ?? endIndex
            if self[start..<end] == "var" {
                return self[end...].firstIndex { !$0.isWhitespace }
            }
            word = end
        }
        return nil
    }
}
