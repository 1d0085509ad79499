import Essentials

// Columns of a table, as the statement that made it tells them.
struct SQLiteTable {
    let root: Int
    private(set) var columns = [String]()
    // True for a table without row identifiers, which is stored as an index.
    private(set) var isIndex = false
    // The column that is the row identifier, which is stored as NULL.
    private(set) var idColumn: Int?
    // Places of the columns in a stored row; `nil` for those that are computed on reading.
    private(set) var places = [Int?]()
    // Values of rows that were written before their column was added.
    private(set) var defaults = [SQLiteValue]()
    private var isReal = [Bool]()
    private var isComputed = [Bool]()
    private var integerColumns = [Int]()

    init(root: Int, definition: String) {
        self.root = root
        var tokens = SQLiteTokens(definition)
        tokens.enter()
        var key = [String]()
        for part in tokens.parts() { read(part, &key) }
        isIndex = tokens.rest.contains { $0.isWord("WITHOUT") }
        var order = columns.indices.filter { !isComputed[$0] }
        if isIndex {
            idColumn = nil
            // The columns of the key come first.
            var first = [Int]()
            for column in key.compactMap(place) where !first.contains(column) {
                first.append(column)
            }
            order = first + order.filter { !first.contains($0) }
        }
        places = columns.indices.map { order.firstIndex(of: $0) }
    }

    func place(of name: String) -> Int? {
        columns.firstIndex(of: name.lowercased())
    }

    // Whole numbers of a REAL column are stored as integers.
    func converted(_ value: SQLiteValue, _ column: Int) -> SQLiteValue {
        guard isReal[column], case .integer(let number) = value else { return value }
        return .real(Double(number))
    }

    private mutating func add(_ name: String) {
        columns.append(name.lowercased())
        isReal.append(false)
        isComputed.append(false)
        defaults.append(.null)
    }

    private static let ofTables = ["CONSTRAINT", "PRIMARY", "UNIQUE", "CHECK", "FOREIGN"]
    private static let ofColumns = [
        "CONSTRAINT", "PRIMARY", "NOT", "NULL", "UNIQUE", "CHECK", "DEFAULT", "COLLATE",
        "REFERENCES", "GENERATED", "AS",
    ]

    private mutating func read(_ part: [SQLiteToken], _ key: inout [String]) {
        guard let first = part.first else { return }
        if case .word(let word) = first, Self.ofTables.contains(word.uppercased()) {
            guard let place = part.firstIndex(where: { $0.isWord("PRIMARY") }) else { return }
            var tokens = SQLiteTokens(part[place...])
            tokens.enter()
            key = tokens.parts().compactMap { $0.first?.text }
            if key.count == 1, let column = self.place(of: key[0]), integerColumns.contains(column)
            {
                idColumn = column
            }
            return
        }
        add(first.text)
        let (column, rest) = (columns.count - 1, part.dropFirst())
        let type = rest.prefix { token in
            !Self.ofColumns.contains { token.isWord($0) }
        }
        let name = type.map(\.text).joined(separator: " ").uppercased()
        isReal[column] =
            !name.holds("INT") && !["CHAR", "CLOB", "TEXT", "BLOB"].contains(where: name.holds)
            && ["REAL", "FLOA", "DOUB"].contains(where: name.holds)
        if name == "INTEGER" { integerColumns.append(column) }
        let constraints = Array(rest.dropFirst(type.count))
        for (index, token) in constraints.enumerated() {
            let next = constraints.dropFirst(index + 1)
            if token.isWord("PRIMARY") {
                key = [first.text]
                let isDescending = next.dropFirst().first?.isWord("DESC") ?? false
                if name == "INTEGER", !isDescending { idColumn = column }
            } else if token.isWord("AS") {
                isComputed[column] = !constraints.contains { $0.isWord("STORED") }
            } else if token.isWord("DEFAULT") {
                defaults[column] = converted(SQLiteToken.value(next), column)
            }
        }
    }
}

enum SQLiteToken: Equatable {
    case word(String)
    // In any of four kinds of quotation marks.
    case quoted(String)
    case sign(Character)

    var text: String {
        switch self {
        case .word(let text), .quoted(let text): text
        case .sign(let sign): String(sign)
        }
    }

    func isWord(_ word: String) -> Bool {
        if case .word(let text) = self { text.uppercased() == word } else { false }
    }

    // A literal; other values are not known.
    static func value(_ tokens: ArraySlice<SQLiteToken>) -> SQLiteValue {
        var tokens = tokens.drop { $0 == .sign("(") }
        let isNegative = tokens.first == .sign("-")
        if isNegative || tokens.first == .sign("+") { tokens = tokens.dropFirst() }
        switch tokens.first {
        case .quoted(let text): return .text(text)
        case .word(let word):
            if let number = Int(word) { return .integer(isNegative ? -number : number) }
            if let number = Double(word) { return .real(isNegative ? -number : number) }
            if ["TRUE", "FALSE"].contains(word.uppercased()) {
                return .integer(word.uppercased() == "TRUE" ? 1 : 0)
            }
            return .null
        default: return .null
        }
    }
}

struct SQLiteTokens {
    // Not taken yet.
    private(set) var rest: ArraySlice<SQLiteToken>

    init(_ tokens: ArraySlice<SQLiteToken>) {
        rest = tokens
    }

    init(_ text: String) {
        var (tokens, rest) = ([SQLiteToken](), Substring(text))
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if rest.hasPrefix("--") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = rest.dropFirst(2)
                while !rest.isEmpty, !rest.hasPrefix("*/") { rest.removeFirst() }
                rest = rest.dropFirst(2)
            } else if let end = Self.ends[first] {
                tokens.append(.quoted(Self.quoted(&rest, end)))
            } else if first.isLetter || first.isNumber || first == "_" || first == "." {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_.$".contains($0) }
                tokens.append(.word(String(word)))
                rest = rest.dropFirst(word.count)
            } else {
                tokens.append(.sign(rest.removeFirst()))
            }
        }
        self.rest = tokens[...]
    }

    private static let ends: [Character: Character] = ["\"": "\"", "'": "'", "`": "`", "[": "]"]

    // Two marks in a row are one in the text.
    private static func quoted(_ rest: inout Substring, _ end: Character) -> String {
        var text = ""
        rest.removeFirst()
        while let next = rest.popFirst() {
            if next == end {
                guard rest.first == end, end != "]" else { break }
                rest.removeFirst()
            }
            text.append(next)
        }
        return text
    }

    // Behind the first opening parenthesis.
    mutating func enter() {
        while let token = rest.popFirst(), token != .sign("(") {}
    }

    // Separated by commas, up to the closing parenthesis.
    mutating func parts() -> [[SQLiteToken]] {
        var (parts, part, depth) = ([[SQLiteToken]](), [SQLiteToken](), 0)
        while let token = rest.popFirst() {
            if token == .sign("(") { depth += 1 }
            if token == .sign(")") {
                if depth == 0 { break }
                depth -= 1
            }
            if token == .sign(","), depth == 0 {
                parts.append(part)
                part = []
            } else {
                part.append(token)
            }
        }
        return parts + [part]
    }
}
