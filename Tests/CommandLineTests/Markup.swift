/// A page of HTML that is XML too, read strictly: what is not well-formed is an error.
struct Markup {
    struct Element {
        var name: String
        var attributes: [String: String]
        /// The classes of those around it.
        var around: [String]
        var text = ""
        /// The cells of a row.
        var cells: [String] = []
    }

    struct Flaw: Error {
        var reason: String
        var rest: String
    }

    let source: String
    private(set) var elements: [Element] = []
    private var open: [Int] = []
    private var rest: Substring

    init(_ source: String) throws {
        self.source = source
        rest = source[...]
        guard take("<!DOCTYPE html>\n") else { throw flaw("no doctype") }
        while !rest.isEmpty {
            if take("</") { try end() } else if take("<") { try begin() } else { try text() }
        }
        guard open.isEmpty else { throw flaw("open: \(open.map { elements[$0].name })") }
    }

    func attributes(of name: String) -> [[String: String]] {
        elements.filter { $0.name == name }.map(\.attributes)
    }

    func texts(of name: String, in around: String?) -> [String] {
        elements.filter { $0.name == name && (around.map($0.around.contains) ?? true) }.map(\.text)
    }

    func rows(ofTable name: String) -> [[String]] {
        elements.filter { $0.name == "tr" && $0.around.contains(name) }.map(\.cells)
    }

    private mutating func begin() throws {
        var element = Element(
            name: word(),
            attributes: [:],
            around: open.compactMap { elements[$0].attributes["class"] }
        )
        guard !element.name.isEmpty else { throw flaw("no name") }
        while take(" ") {
            if take("/>") {
                elements.append(element)
                return
            }
            let key = word()
            guard !key.isEmpty, take("=\""), let quote = rest.firstIndex(of: "\"") else {
                throw flaw("attribute of \(element.name)")
            }
            let value = try plain(rest[..<quote])
            guard element.attributes.updateValue(value, forKey: key) == nil else {
                throw flaw("twice \(key)")
            }
            rest = rest[rest.index(after: quote)...]
        }
        guard take(">") else { throw flaw("end of \(element.name)") }
        open.append(elements.count)
        elements.append(element)
        // A style sheet is no markup.
        if element.name == "style", let end = rest.range(of: "</style>") {
            rest = rest[end.lowerBound...]
        }
    }

    private mutating func end() throws {
        let name = word()
        guard take(">"), let last = open.popLast(), elements[last].name == name else {
            throw flaw("end of \(name)")
        }
        if ["th", "td"].contains(name), let row = open.last {
            elements[row].cells.append(elements[last].text)
        }
    }

    private mutating func text() throws {
        let end = rest.firstIndex(of: "<") ?? rest.endIndex
        let text = try plain(rest[..<end])
        for index in open { elements[index].text += text }
        rest = rest[end...]
    }

    private func plain(_ text: Substring) throws -> String {
        var result = ""
        var rest = text
        while let character = rest.first {
            guard !"<>".contains(character) else { throw flaw("sign \(character)") }
            guard character == "&" else {
                result.append(rest.removeFirst())
                continue
            }
            let entities = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'"]
            guard let entity = entities.first(where: { rest.hasPrefix($0.key) }) else {
                throw flaw("entity \(rest.prefix(8))")
            }
            result += entity.value
            rest = rest.dropFirst(entity.key.count)
        }
        guard !result.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" }) else {
            throw flaw("sign that cannot be seen")
        }
        return result
    }

    private mutating func word() -> String {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
        rest = rest.dropFirst(word.count)
        return String(word)
    }

    private mutating func take(_ text: String) -> Bool {
        guard rest.hasPrefix(text) else { return false }
        rest = rest.dropFirst(text.count)
        return true
    }

    private func flaw(_ reason: String) -> Flaw {
        Flaw(reason: reason, rest: String(rest.prefix(80)))
    }
}

extension Substring {
    fileprivate func range(of text: String) -> Range<Index>? {
        var start = startIndex
        while let index = self[start...].firstIndex(of: text[text.startIndex]) {
            if self[index...].hasPrefix(text) {
                return index..<self.index(index, offsetBy: text.count)
            }
            start = self.index(after: index)
        }
        return nil
    }
}
