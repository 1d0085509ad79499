import DataSource

// Weight unit of a file: declared, chosen, or the only one in which weights agree with BMIs.
struct ImportedUnits {
    static let tolerance = 0.03

    let unit: ToldUnit?

    // Throws if the choice contradicts the unit that the file declares.
    init(
        _ file: ImportedFile,
        choice: WeightUnit?,
        height: Double?,
        _ unitService: UnitService
    ) throws(ImportFailure) {
        let inCells = file.readings.compactMap(\.unit)
        let areAllTold = !inCells.isEmpty && inCells.count == file.readings.count
        let told = file.unit ?? (areAllTold ? ToldUnit(inCells[0], .cells) : nil)
        if let choice, let told, !([told.unit] + inCells).contains(choice) {
            throw .otherUnit(file: file.name, told.unit)
        }
        if let told {
            unit = told
        } else if let choice {
            unit = ToldUnit(choice, .person)
        } else {
            unit = Self.fitting(file.readings, height, unitService).map { ToldUnit($0, .bmi) }
        }
    }

    private static func fitting(
        _ readings: [ImportedReading],
        _ height: Double?,
        _ unitService: UnitService
    ) -> WeightUnit? {
        var count = 0
        var fits = [WeightUnit: Int]()
        for reading in readings where reading.unit == nil {
            guard let bmi = reading.bmi, let height = reading.possibleHeight ?? height, height > 0
            else {
                continue
            }
            let metres = height / 100
            count += 1
            for unit in WeightUnit.allCases {
                let other = unitService.kilograms(reading.weight, unit) / (metres * metres)
                if abs(other - bmi) <= bmi * tolerance { fits[unit, default: 0] += 1 }
            }
        }
        let fitting = fits.filter { $0.value * 10 >= count * 9 }
        return fitting.count == 1 ? fitting.first?.key : nil
    }
}
