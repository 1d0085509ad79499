extension TableHeader {
    // What stands in the column that a line is refused for.
    func text(of row: CSVRow, refusedAs reason: ImportRefusal.Reason) -> String {
        switch reason {
        case .notADate, .noSuchDay: places[.date].map(row.text) ?? ""
        case .notATime:
            [.time, .date].lazy.compactMap { places[$0] }.map(row.text).first { !$0.isEmpty } ?? ""
        // Of several columns of weights it is not known which.
        case .notAWeight, .bothDecimalMarks:
            weights.count > 1 ? "" : places[.weight].map(row.text) ?? ""
        default: ""
        }
    }
}
