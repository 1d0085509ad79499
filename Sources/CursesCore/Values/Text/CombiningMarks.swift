import Synchronization

/// The runs of combining marks that glyphs have had so far, by number.
nonisolated enum CombiningMarks {
    private static let table = Mutex(Table())

    /// The number of a run of marks; 0, for none, when there have been more than can be numbered.
    static func number(of marks: String) -> UInt16 {
        table.withLock { table in
            if let number = table.numbers[marks] { return number }
            guard let number = UInt16(exactly: table.runs.count) else { return 0 }
            table.runs.append(marks)
            table.numbers[marks] = number
            return number
        }
    }

    static func marks(_ number: UInt16) -> String {
        table.withLock { $0.runs[Int(number)] }
    }

    private struct Table {
        var runs = [""]
        var numbers: [String: UInt16] = [:]
    }
}
