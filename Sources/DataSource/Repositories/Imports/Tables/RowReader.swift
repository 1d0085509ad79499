protocol RowReader {
    mutating func take(_ row: CSVRow, _ file: inout ImportedFile)
}

extension CSVRow {
    func moment(_ place: Int) throws(ImportRefusal.Reason) -> ParsedMoment {
        try with(place) { text throws(ImportRefusal.Reason) in try ParsedMoment(text) }
    }

    func time(_ place: Int) throws(ImportRefusal.Reason) -> ParsedMoment {
        try with(place) { text throws(ImportRefusal.Reason) in try ParsedMoment(time: text) }
    }
}

extension ImportedReading {
    mutating func fill(
        _ weight: ParsedWeight,
        isInGrams: Bool = false
    ) throws(ImportRefusal.Reason) {
        switch weight {
        case .absent: throw .notAWeight
        case .refused(let reason): throw reason
        case .number(let number, nil): self.weight = isInGrams ? number / 1000 : number
        case .number(let number, let named): (self.weight, unit) = (number, named)
        case .bareParts(let number): (self.weight, isCompound) = (number, true)
        }
    }
}

extension ImportedFile {
    mutating func cleaned(_ text: String) -> String {
        let cleaned = ImportedText.cleaned(text)
        // A changed line end does not count as cleaned.
        let returns = text.utf8.count { $0 == 0x0D }
        if cleaned.utf8.count + returns != text.utf8.count { cleanedCount += 1 }
        return cleaned
    }
}

// Several columns of weights: stones and pounds are one weight; all others must agree, or the row
// is refused.
struct WeightColumns {
    // Largest difference of two weights, each rounded to a whole number.
    private static let tolerance = (1 + WeightUnit.pounds.kilograms) / 2

    private struct Part {
        var number: Double
        var unit: WeightUnit

        var kilograms: Double { number * unit.kilograms }
    }

    private let columns: [(place: Int, unit: WeightUnit, size: Double)]

    init(_ header: TableHeader) {
        columns = header.weights.compactMap { place in
            let head = header.heads[place]
            return head.weightUnit.map { (place, $0, head.unit == .grams ? 0.001 : 1) }
        }
    }

    func weight(_ row: CSVRow) -> ParsedWeight {
        var parts = [Part]()
        for column in columns {
            switch row.with(column.place, { ParsedWeight($0) }) {
            case .absent: continue
            case .refused(let reason): return .refused(reason)
            case .bareParts(let number):
                guard column.unit.isCompound else { return .refused(.notAWeight) }
                parts.append(Part(number: number, unit: column.unit))
            case .number(let number, nil):
                parts.append(Part(number: number * column.size, unit: column.unit))
            case .number(let number, let unit?): parts.append(Part(number: number, unit: unit))
            }
        }
        joinCompound(&parts)
        guard let first = parts.first else { return .absent }
        let isOne = parts.allSatisfy { abs($0.kilograms - first.kilograms) <= Self.tolerance }
        return isOne ? .number(first.number, first.unit) : .refused(.contradiction)
    }

    private func joinCompound(_ parts: inout [Part]) {
        guard let whole = parts.firstIndex(where: \.unit.isCompound),
            let rest = parts.firstIndex(where: { $0.unit == parts[whole].unit.single }),
            parts[whole].number == parts[whole].number.rounded()
        else { return }
        let singles = Double(parts[whole].unit.singles)
        guard parts[rest].number < singles else { return }
        parts[rest].number += parts[whole].number * singles
        parts.remove(at: whole)
    }
}

enum OffsetText {
    // UTC+0900
    static func minutes(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        var scanner = TextScanner(text.trimmed)
        return (try? scanner.offset()) ?? nil
    }

    // Some programs write 0 for a missing value.
    static func isAbsent(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let text = text.trimmed
        return text.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
            || text.isAnyCase("null") || text.allSatisfy { $0 == UInt8(ascii: "-") }
    }
}

// Reads the waist and the body fat of a row, and notes cells without a value.
struct RowMeasures {
    private let header: TableHeader

    // `nil` for a table without such columns.
    init?(_ header: TableHeader) {
        let roles = Measure.builtIn.map { ColumnRole.measure($0) } + [.fatMass]
        guard roles.contains(where: { header.places[$0] != nil }) else { return nil }
        self.header = header
    }

    func read(_ row: CSVRow, into reading: inout ImportedReading) {
        for measure in Measure.builtIn {
            guard let place = header.places[.measure(measure)] else { continue }
            let value =
                switch measure.unit {
                case .length: length(row, place)
                case .percent, .own: number(row, place, .percent)
                }
            reading.measures[measure] = value
            let hasFactor = measure.unit != .length || header.heads[place].centimetres != nil
            if hasFactor, reading.measures[measure] == nil, !row.with(place, Self.isAbsent) {
                reading.lostMeasures.append(LostMeasure(measure, row.text(place)))
            }
        }
        guard let place = header.places[.fatMass], reading.measures[.bodyFat] == nil else { return }
        let head = header.heads[place]
        switch row.with(place, { ParsedWeight($0) }) {
        case .number(let number, nil):
            let size = head.unit == .grams ? 0.001 : 1
            reading.fatMass = ImportedMass(number: number * size, unit: head.weightUnit)
        case .number(let number, let unit):
            reading.fatMass = ImportedMass(number: number, unit: unit)
        case .absent: break
        case .bareParts, .refused:
            reading.lostMeasures.append(LostMeasure(.bodyFat, row.text(place)))
        }
    }

    // Scales write 0 for a missing value.
    static func isAbsent(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        OffsetText.isAbsent(text) || ParsedWeight(text) == .absent
    }

    private func length(_ row: CSVRow, _ place: Int) -> Double? {
        guard let factor = header.heads[place].centimetres else { return nil }
        let length = row.with(place) { ParsedHeight($0, centimetres: factor) }.centimetres
        return length.map { Double(tenBillionths: $0) }
    }

    private func number(_ row: CSVRow, _ place: Int, _ unit: MeasurementUnit) -> Double? {
        let measurement = row.with(place) { (try? Measurement($0)) ?? nil }
        guard let part = measurement?.parts.first, measurement?.parts.count == 1,
            part.number.isFinite, part.unit == nil || part.unit == unit
        else { return nil }
        return part.number
    }
}

extension Double {
    // Rounds binary fractions: 34.5 inches are 87.63 cm.
    fileprivate init(tenBillionths number: Double) {
        self = number.magnitude < 1e5 ? (number * 1e10).rounded() / 1e10 : number
    }
}
