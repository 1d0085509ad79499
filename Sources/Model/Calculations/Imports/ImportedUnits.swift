import DataSource

// In which unit a file's weights are, where the file itself does not say: the one with which weight
// and BMI fit together.
struct ImportedUnits {
    static let tolerance = 0.03

    let unit: ToldUnit?

    init(_ file: ImportedFile, choice: WeightUnit?, height: Double?, _ unitService: UnitService) {
        if let choice {
            unit = ToldUnit(choice, .person)
        } else if let told = file.unit {
            unit = told
        } else if let first = file.readings.first?.unit,
            file.readings.allSatisfy({ $0.unit != nil })
        {
            unit = ToldUnit(first, .cells)
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
            guard let bmi = reading.bmi, let metres = (reading.height ?? height).map({ $0 / 100 }),
                metres > 0
            else {
                continue
            }
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
