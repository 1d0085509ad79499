// Names of the columns of a table, given by the user: a head for each column, empty for those that
// are left out.
public struct ImportedColumns: Hashable, Sendable {
    let heads: [String]

    private static let most = 300
    public static let examples = ["date", "time", "weight", "weight (lb)", "note", "-"]

    public enum Fault: Error, Equatable {
        case unknown(String)
        // A table has at least a date and a weight.
        case incomplete
    }

    // "date,-,weight,note", or "date=3,weight=5" by numbers.
    public init(_ text: String) throws(Fault) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            part.split(separator: "=", maxSplits: 1).map { String($0.drop { $0 == " " }) }
        }
        var heads = [String]()
        for (index, part) in parts.enumerated() {
            let name = part.first ?? ""
            let place = part.count > 1 ? Int(part[1]) : index + 1
            guard let place, (1...Self.most).contains(place) else {
                throw .unknown(part.joined(separator: "="))
            }
            guard ["", "-"].contains(name) || ColumnNames.meaning(ColumnHead(name).name) != nil
            else { throw .unknown(name) }
            while heads.count < place { heads.append("") }
            heads[place - 1] = name == "-" ? "" : name
        }
        guard TableHeader(heads) != nil else { throw .incomplete }
        self.heads = heads
    }
}
