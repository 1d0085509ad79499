public struct EntryService: Sendable {
    static let weights = 0.5...650.0
    static let heights = 30.0...272.0
    static let plausibleBMIs = 5.0...250.0
    static let longestName = 200

    public init(_ appDependencies: AppDependencies) {}

    public func name(_ text: String) throws(EntryError) -> String {
        let name = String(text.unicodeScalars.filter { $0.properties.generalCategory != .control })
            .trimmed
        guard !name.isEmpty else { throw .missing }
        guard name.count <= Self.longestName else { throw .tooLong(limit: Self.longestName) }
        return name
    }

    public func weight(_ text: String) throws(EntryError) -> Double {
        try number(text, in: Self.weights)
    }

    public func height(_ text: String) throws(EntryError) -> Double {
        try number(text, in: Self.heights)
    }

    public func validate(bmi: Double) throws(EntryError) {
        guard Self.plausibleBMIs.contains(bmi) else { throw .implausible(bmi: bmi) }
    }

    public func text(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private func number(
        _ text: String,
        in bounds: ClosedRange<Double>
    ) throws(EntryError) -> Double {
        let number = try number(text.trimmed)
        guard bounds.contains(number) else {
            throw .outOfBounds(lower: bounds.lowerBound, upper: bounds.upperBound)
        }
        return number
    }

    private func number(_ text: String) throws(EntryError) -> Double {
        guard !text.isEmpty else { throw .missing }
        guard !text.contains(".") || !text.contains(",") else { throw .bothDecimalMarks }
        guard
            text.utf8.allSatisfy({ Array("0123456789.,".utf8).contains($0) }),
            let number = Double(String(text.map { $0 == "," ? "." : $0 }))
        else {
            throw .notANumber
        }
        return number
    }
}
