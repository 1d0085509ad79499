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

    func weight(_ row: CSVRow) -> WrittenWeight {
        var parts = [Part]()
        for column in columns {
            switch row.with(column.place, { WrittenWeight($0) }) {
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
