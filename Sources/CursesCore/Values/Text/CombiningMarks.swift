import Synchronization

/// Table of the combining marks used so far, by number.
nonisolated enum CombiningMarks {
    private static let table = Mutex(Table())

    /// Returns the number of a run of marks; 0, for none, from the 65,536th run on.
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
