#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The counts that are kept beside the benchmarks, a file for each compiler and processor.
nonisolated struct AcceptedCounts {
    private let file: String
    private var counts: [String: Int] = [:]
    private static let tolerance = 0.03

    init(_ file: String) {
        self.file = file
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if let last = words.last, let count = Int(last) {
                counts[words.dropLast().joined(separator: " ")] = count
            }
        }
    }

    /// What a count is beside the accepted one, and whether it has risen more than it may.
    func verdict(_ count: Int, of name: String) -> (text: String, isRisen: Bool) {
        guard let accepted = counts[name], accepted > 0 else { return ("new", false) }
        let change = Double(count) / Double(accepted) - 1
        let percent = "\(change < 0 ? "−" : "+")\((change.magnitude * 100).text(1)) %"
        return (percent, change > Self.tolerance)
    }

    /// Keeps counts as those that are accepted from now on.
    static func keep(_ counts: [(name: String, count: Int)], in file: String) throws {
        let text = counts.map { Self.padded($0.name) + "\($0.count)\n" }.joined()
        try Data(text.utf8).write(to: URL(filePath: file))
    }

    private static func padded(_ name: String) -> String {
        name + String(repeating: " ", count: max(1, 32 - name.count))
    }
}
