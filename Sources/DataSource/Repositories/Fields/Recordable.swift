// A value that lists its fields once, sorted by name, for reading, writing and comparing.
protocol Recordable: Hashable, Sendable {
    static var empty: Self { get }

    mutating func code(_ coder: inout some FieldCoder)
}

extension Recordable {
    // Reads the exact form that is written here, several times as fast.
    init?(_ scanner: inout JSONScanner) {
        self = .empty
        scanner.isPlain = scanner.skip("{")
        code(&scanner)
        guard scanner.isPlain, scanner.skip("}") else { return nil }
    }

    // Reads members in any order, with blanks, escapes and unknown members.
    init?(_ fields: JSONFields) {
        var lost: StaticString?
        self.init(fields, lost: &lost)
    }

    init?(_ fields: JSONFields, lost: inout StaticString?) {
        var reader = FieldReader(fields)
        self = .empty
        code(&reader)
        lost = lost ?? reader.lost
        guard reader.isComplete else { return nil }
    }

    var members: [String: JSONText?] {
        written(hasMarks: false).members
    }

    // The record as JSON, with its maintained members.
    var text: JSONText {
        written(hasMarks: true).text
    }

    var allDetails: [Detail] {
        var teller = DetailTeller()
        var value = self
        value.code(&teller)
        return teller.details
    }

    private func written(hasMarks: Bool) -> FieldWriter {
        var writer = FieldWriter(hasMarks: hasMarks)
        var value = self
        value.code(&writer)
        return writer
    }
}
