nonisolated extension [Double] {
    /// The value in the middle.
    var median: Double {
        let sorted = sorted()
        return isEmpty ? 0 : sorted[count / 2]
    }
}

nonisolated extension Double {
    /// The number with so many digits after its point.
    func text(_ digits: Int) -> String {
        let scale = [1, 10, 100, 1_000][min(digits, 3)]
        guard magnitude < 1e12 else { return "–" }
        let whole = Int((magnitude * Double(scale)).rounded())
        guard digits > 0 else { return "\(whole)" }
        let rest = String(whole % scale)
        let zeros = String(repeating: "0", count: max(0, digits - rest.count))
        return "\(self < 0 ? "-" : "")\(whole / scale).\(zeros)\(rest)"
    }
}

nonisolated extension Duration {
    var milliseconds: Double {
        Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
    }
}
