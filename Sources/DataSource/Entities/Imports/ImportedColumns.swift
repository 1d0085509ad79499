// Names of the columns of a table, given by the user: a head for each column, empty for those that
// are left out.
public struct ImportedColumns: Hashable, Sendable {
    let heads: [String]

    private static let most = 300
    // Names that a column can be given in a list.
    public static let roles =
        ["-", "date", "time", "weight"] + WeightUnit.allCases.map { "weight (\($0.symbol))" }
        + ["unit", "height", "bmi", "body fat", "waist", "note"]

    public enum Fault: Error, Equatable, Sendable {
        case unknown(String)
        case twice(String)
        // A table has at least a date and a weight.
        case incomplete
    }

    // "date,-,weight,note", or "date=3,weight=5" by numbers.
    public init(_ text: String) throws(Fault) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            part.split(separator: "=", maxSplits: 1).map { String($0.drop { $0 == " " }) }
        }
        var heads = [String]()
        var meanings = Set<Meaning>()
        for (index, part) in parts.enumerated() {
            let name = part.first ?? ""
            let place = part.count > 1 ? Int(part[1]) : index + 1
            guard let place, (1...Self.most).contains(place) else {
                throw .unknown(part.joined(separator: "="))
            }
            while heads.count < place { heads.append("") }
            guard !["", "-"].contains(name) else { continue }
            guard let meaning = Meaning(name) else { throw .unknown(name) }
            guard heads[place - 1].isEmpty, meanings.insert(meaning).inserted else {
                throw .twice(name)
            }
            heads[place - 1] = name
        }
        while heads.last == "" { heads.removeLast() }
        guard TableHeader(heads) != nil else { throw .incomplete }
        self.heads = heads
    }

    // Roles of the columns that are not left out.
    public var chosenRoles: [String] { heads.filter { !$0.isEmpty }.map(Self.role) }

    // Written form, which `init` reads.
    var text: String {
        heads.map { $0.isEmpty ? "-" : $0 }.joined(separator: ",")
    }

    // The role that the head of a file says.
    public static func role(of head: String) -> String {
        let meaning = Meaning(head)
        return roles.first { meaning != nil && Meaning($0) == meaning } ?? roles[0]
    }

    // Weights in several units are one weight.
    private struct Meaning: Hashable {
        let role: ColumnRole
        let unit: WeightUnit?

        init?(_ name: String) {
            let head = ColumnHead(name)
            guard let role = ColumnNames.meaning(head.name)?.role else { return nil }
            self.role = role
            unit = head.weightUnit
        }
    }
}

// The first rows of what may be a table.
public struct TableSample: Hashable, Sendable {
    public var rows: [[String]]

    private static let mostShown = 12

    public init(_ rows: [[String]] = []) {
        self.rows = rows
    }

    // `nil` for prose, which has commas too.
    var inArchive: TableSample? {
        rows.count > 1 && rows.allSatisfy { $0.count == rows[0].count } ? self : nil
    }

    public var hasHeader: Bool {
        !rows.isEmpty && !rows[0].contains { $0.first?.isNumber == true }
    }

    // Each with the cells of all rows.
    public var columns: [[String]] {
        let count: Int = rows.map(\.count).max() ?? 0
        return (0..<count).map { column in
            rows.map { row in column < row.count ? row[column] : "" }
        }
    }

    // For a message.
    public var heads: [String] {
        Array((rows.first ?? []).filter { !$0.isEmpty }.prefix(Self.mostShown))
    }
}
