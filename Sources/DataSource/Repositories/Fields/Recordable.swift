// A value whose fields are said once, in the order of their names. Whatever reads, writes or compares
// it passes through them.
protocol Recordable: Hashable, Sendable {
    static var empty: Self { get }

    mutating func code(_ coder: inout some FieldCoder)
}

extension Recordable {
    // In the very form that is written here, which is read several times as fast.
    init?(_ scanner: inout JSONScanner) {
        self = .empty
        scanner.isPlain = scanner.skip("{")
        code(&scanner)
        guard scanner.isPlain, scanner.skip("}") else { return nil }
    }

    // In any order, with blanks, escapes and fields that are not known.
    init?(_ fields: JSONFields) {
        var reader = FieldReader(fields)
        self = .empty
        code(&reader)
        guard reader.isComplete else { return nil }
    }

    var members: [String: JSONText?] {
        members(FieldWriter())
    }

    // With all that a file keeps of it.
    var text: JSONText {
        var text = JSONMembers()
        for (name, value) in members(FieldWriter(hasMarks: true)) { text[name] = value }
        return JSONText(text)
    }

    var allDetails: [Detail] {
        var teller = DetailTeller()
        var value = self
        value.code(&teller)
        return teller.details
    }

    private func members(_ writer: FieldWriter) -> [String: JSONText?] {
        var writer = writer
        var value = self
        value.code(&writer)
        return writer.members
    }
}
