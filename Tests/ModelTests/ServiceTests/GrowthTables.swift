import DataSource
import Essentials
import Testing

@testable import Model

/// The published tables and answers, a row of numbers a line below the sex that they are for.
enum GrowthTables {
    struct Row {
        let sex: Sex
        let numbers: [Double]
    }

    static func rows(_ name: String) throws -> [Row] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "GrowthTables/\(name).txt")
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        var (rows, sex) = ([Row](), Sex.male)
        for line in text.split(separator: "\n") {
            if let named = Sex(rawValue: String(line)) {
                sex = named
            } else {
                let numbers = try line.split(separator: " ").map { try #require(Double($0)) }
                rows.append(Row(sex: sex, numbers: numbers))
            }
        }
        return rows
    }
}
