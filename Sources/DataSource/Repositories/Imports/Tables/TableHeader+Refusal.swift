extension TableHeader {
    // Text of the refused column.
    func text(of row: CSVRow, refusedAs reason: ImportRefusal.Reason) -> String {
        switch reason {
        case .notADate, .noSuchDay: places[.date].map(row.text) ?? ""
        case .notATime:
            [.time, .date].lazy.compactMap { places[$0] }.map(row.text).first { !$0.isEmpty } ?? ""
        // Unknown for several columns of weights.
        case .notAWeight, .bothDecimalMarks:
            weights.count > 1 ? "" : places[.weight].map(row.text) ?? ""
        default: ""
        }
    }
}
