#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A home whose one person has weighed in for years.
nonisolated struct Profile {
    let count: Int
    let folder: URL
    private static let person = "6f1d2c3b-4a59-4e68-9d70-8192a3b4c5d6"

    /// The variables that a program finds the home by.
    var environment: [String] {
        ["TERM=xterm-256color", "LC_ALL=C.UTF-8", "HOME=\(folder.path())"]
    }

    /// The text that is typed and not saved yet.
    var drafts: URL { folder.appending(path: ".local/state/bmi-tui/default/drafts.json") }

    private var data: URL { folder.appending(path: ".local/share/bmi-tui") }

    /// Fills a folder with so many weigh-ins, the last of today, one a day or as many as fit into 50 years.
    init(_ count: Int) throws {
        self.count = count
        folder = FileManager.default.temporaryDirectory
            .appending(path: "bmi-tui-bench-\(UUID().uuidString)")
        let history = data.appending(path: "history/\(Self.person)")
        try FileManager.default.createDirectory(at: history, withIntermediateDirectories: true)
        try write(
            "people.json",
            [#"{\#(changed),"height":178,"id":"\#(Self.person)","name":"Ann"}"#]
        )
        try write(
            "settings.json",
            [
                #"{\#(changed),"id":"hasAlreadyTutorial","value":true}"#,
                #"{\#(changed),"id":"lastPersonID","value":"\#(Self.person)"}"#,
            ]
        )
        for (year, lines) in Dictionary(grouping: weighIns, by: { $0.day.prefix(4) }) {
            try write("history/\(Self.person)/\(year).json", lines.map(\.line))
        }
    }

    func remove() {
        try? FileManager.default.removeItem(at: folder)
    }

    private var changed: String { #""changedAt":"2026-01-01T06:30:12.345Z""# }

    /// The newest first, as the program writes them.
    private var weighIns: [(day: String, line: String)] {
        let today = Int(Date.now.timeIntervalSince1970) / 86_400
        let perDay = max(1, (count + 18_249) / 18_250)
        return (0..<count).map { index in
            let day = Self.text(ofDay: today - index / perDay)
            let hour = 22 - index % perDay
            let line =
                #"{\#(changed),"day":"\#(day)","height":178,"id":"\#(Self.id(index))","#
                + #""time":"\#(hour < 10 ? "0" : "")\#(hour):30","weight":\#(72 + index % 30 / 10)}"#
            return (day, line)
        }
    }

    /// The same in each profile, so that what is counted is too.
    private static func id(_ index: Int) -> String {
        let digits = String(index, radix: 16)
        let zeros = String(repeating: "0", count: 12 - digits.count)
        return "00000000-0000-4000-8000-\(zeros)\(digits)"
    }

    private func write(_ name: String, _ lines: [String]) throws {
        let text =
            "{\"count\":\(lines.count),\"records\":[\n" + lines.joined(separator: ",\n")
            + "\n],\"version\":1}\n"
        try Data(text.utf8).write(to: data.appending(path: name))
    }

    private static func text(ofDay number: Int) -> String {
        let date = Date(timeIntervalSince1970: Double(number) * 86_400)
        return String(date.formatted(.iso8601).prefix(10))
    }
}
