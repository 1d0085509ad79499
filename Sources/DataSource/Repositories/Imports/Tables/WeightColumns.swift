// Several columns of weights: stones and pounds are one weight; all others must agree, or the row
// is refused.
struct WeightColumns {
    private static let kilogramsOfPound = 0.45359237
    private static let poundsOfStone = 14.0
    // Largest difference of two weights, each rounded to a whole number.
    private static let tolerance = (1 + kilogramsOfPound) / 2

    private struct Column {
        let place: Int
        let unit: WrittenWeight.Unit
    }

    private struct Part {
        var number: Double
        var unit: WrittenWeight.Unit

        var kilograms: Double {
            switch unit {
            case .kilograms: number
            case .grams: number / 1000
            case .pounds: number * kilogramsOfPound
            case .stones, .bareStones: number * poundsOfStone * kilogramsOfPound
            }
        }
    }

    private let columns: [Column]

    init(_ header: TableHeader) {
        columns = header.weights.compactMap { place in
            header.heads[place].writtenUnit.map { Column(place: place, unit: $0) }
        }
    }

    func weight(_ row: CSVRow) -> WrittenWeight {
        var parts = [Part]()
        for column in columns {
            switch row.with(column.place, { WrittenWeight($0) }) {
            case .absent: continue
            case .refused(let reason): return .refused(reason)
            case .number(let number, .bareStones):
                guard column.unit == .stones else { return .refused(.notAWeight) }
                parts.append(Part(number: number, unit: .stones))
            case .number(let number, let unit):
                parts.append(Part(number: number, unit: unit ?? column.unit))
            }
        }
        joinStonesAndPounds(&parts)
        guard let first = parts.first else { return .absent }
        let isOne = parts.allSatisfy { abs($0.kilograms - first.kilograms) <= Self.tolerance }
        return isOne ? .number(first.number, first.unit) : .refused(.contradiction)
    }

    private func joinStonesAndPounds(_ parts: inout [Part]) {
        guard let stones = parts.firstIndex(where: { $0.unit == .stones }),
            let pounds = parts.firstIndex(where: { $0.unit == .pounds }),
            parts[stones].number == parts[stones].number.rounded(),
            parts[pounds].number < Self.poundsOfStone
        else { return }
        parts[pounds].number += parts[stones].number * Self.poundsOfStone
        parts.remove(at: stones)
    }
}

extension ColumnHead {
    fileprivate var writtenUnit: WrittenWeight.Unit? {
        switch unit {
        case .weight(.kilograms): .kilograms
        case .weight(.pounds): .pounds
        case .weight(.stones): .stones
        case .grams: .grams
        default: nil
        }
    }
}
