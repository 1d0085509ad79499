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
                case .percent, .own: number(row, place, endingWith: "%")
                }
            reading.measures[measure] = value
            let hasFactor = measure.unit != .length || header.heads[place].centimetres != nil
            if hasFactor, reading.measures[measure] == nil, !row.with(place, Self.isAbsent) {
                reading.lostMeasures.append(LostMeasure(measure, row.text(place)))
            }
        }
        guard let place = header.places[.fatMass], reading.measures[.bodyFat] == nil else { return }
        let head = header.heads[place]
        switch row.with(place, { WrittenWeight($0) }) {
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
        OffsetText.isAbsent(text) || WrittenWeight(text) == .absent
    }

    private func length(_ row: CSVRow, _ place: Int) -> Double? {
        guard let factor = header.heads[place].centimetres else { return nil }
        let length = row.with(place) { WrittenHeight($0, centimetres: factor) }.centimetres
        return length.map { Double(tenBillionths: $0) }
    }

    private func number(_ row: CSVRow, _ place: Int, endingWith unit: StaticString) -> Double? {
        row.with(place) { text in
            let text = text.trimmed
            var index = 0
            guard case .success(let number) = WrittenWeight.number(text, &index) else { return nil }
            let rest = UnsafeBufferPointer(rebasing: text[index...]).trimmed
            return rest.isEmpty || rest.isAnyCase(unit) ? number : nil
        }
    }
}

extension Double {
    // Rounds binary fractions: 34.5 inches are 87.63 cm.
    fileprivate init(tenBillionths number: Double) {
        self = number.magnitude < 1e5 ? (number * 1e10).rounded() / 1e10 : number
    }
}
