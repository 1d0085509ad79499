import DataSource

// Weight unit of a file: declared, chosen, or the only one in which the weights agree with BMIs or
// with the person's own.
struct ImportedUnits {
    static let tolerance = 0.03
    // Pounds are less than half a kilogram, and few people gain or lose a quarter in the meantime.
    private static let usual = 1.35
    private static let near = 1.2

    let unit: DetectedUnit?
    // The only unit that fits the file's BMIs or the person's own weigh-ins, where the told one
    // does not.
    let likely: WeightUnit?
    let isLikelyByBMI: Bool

    // Numbers in the file, each with a weight of the person in kilograms.
    typealias Comparison = [(number: Double, known: Double)]

    // Throws if the choice contradicts the unit that the file declares.
    init(
        _ file: ImportedFile,
        _ choices: ImportChoices,
        height: Double?,
        beside known: Comparison,
        _ unitService: UnitService
    ) throws(ImportFailure) {
        let (choice, isConfirmed) = (choices.unit, choices.isUnitConfirmed)
        let inCells = file.readings.compactMap(\.unit)
        let areAllTold = !inCells.isEmpty && inCells.count == file.readings.count
        let told = file.unit ?? (areAllTold ? DetectedUnit(inCells[0], .cells) : nil)
        if let choice, let told, !isConfirmed, !([told.unit] + inCells).contains(choice) {
            throw .otherUnit(file: file.name, told.unit)
        }
        if let other = file.otherUnit, !isConfirmed { throw .otherUnit(file: file.name, other) }
        let byBMI = Self.fitting(file.readings, height, unitService)
        let fits = { (unit: WeightUnit, factor: Double) in
            let count = known.count { number, known in
                let ratio = unitService.kilograms(number, unit) / known
                return ratio < factor && ratio * factor > 1
            }
            return !known.isEmpty && count * 10 >= known.count * 9
        }
        if let choice, told == nil || isConfirmed {
            unit = DetectedUnit(choice, .person)
        } else if let told {
            unit = told
        } else if let byBMI {
            unit = DetectedUnit(byBMI, .bmi)
        } else {
            unit = WeightUnit.allCases.only { fits($0, Self.usual) }.map {
                DetectedUnit($0, .history)
            }
        }
        let isDoubtful =
            unit.map { $0.source != .bmi && $0.source != .cells && !fits($0.unit, Self.usual) }
            ?? false
        isLikelyByBMI = byBMI != nil && byBMI != unit?.unit
        if isConfirmed {
            likely = nil
        } else if isLikelyByBMI {
            likely = byBMI
        } else {
            likely = isDoubtful ? WeightUnit.allCases.only { fits($0, Self.near) } : nil
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

extension Collection {
    fileprivate func only(where isMeant: (Element) -> Bool) -> Element? {
        let found = filter(isMeant)
        return found.count == 1 ? found.first : nil
    }
}

// Day order of a file's dates: chosen, declared, or evident from a day above 12.
struct ImportedDates {
    let order: DetectedDayOrder?

    init(_ file: ImportedFile, choice: DayOrder?) {
        if let choice {
            order = DetectedDayOrder(choice, .person)
        } else if let told = file.dayOrder, told.source == .format {
            order = told
        } else {
            order = Self.evidence(file.readings) ?? file.dayOrder
        }
    }

    func day(_ date: ImportedDate) throws(ImportRefusal.Reason) -> Day {
        if case .day(let day) = date { return day }
        if let order {
            guard let day = date.day(order.order) else { throw .noSuchDay }
            return day
        }
        let days = Self.orders(of: date).compactMap(date.day)
        guard let day = days.first ?? date.day(.yearFirst) else { throw .noSuchDay }
        // 3/3 is the same day in any order.
        guard Set(days).count <= 1 else { throw .eitherDay }
        return day
    }

    // A year of two digits may also come first.
    private static func orders(of date: ImportedDate) -> [DayOrder] {
        guard case .parts(_, _, let last) = date, last < 100 else {
            return [.dayFirst, .monthFirst]
        }
        return [.dayFirst, .monthFirst, .yearFirst]
    }

    // Contradicting days are no evidence.
    private static func evidence(_ readings: [ImportedReading]) -> DetectedDayOrder? {
        var found: Set<DayOrder> = []
        for reading in readings {
            guard case .parts = reading.date else { continue }
            let orders = orders(of: reading.date).filter { reading.date.day($0) != nil }
            if orders.count == 1 { found.insert(orders[0]) }
            if found.count > 1 { return nil }
        }
        return found.first.map { DetectedDayOrder($0, .days) }
    }
}

extension ImportedReading {
    // Part of the line that caused the refusal.
    func text(refusedAs reason: ImportRefusal.Reason) -> String {
        switch reason {
        case .outOfBounds, .implausible:
            weight == weight.rounded() && weight.magnitude < 1e9 ? "\(Int(weight))" : "\(weight)"
        case .noSuchDay, .eitherDay, .inTheFuture, .tooEarly: date.text
        default: ""
        }
    }
}

extension ImportedDate {
    fileprivate var text: String {
        switch self {
        case .day(let day): day.description
        case .parts(let first, let second, let last): "\(first)/\(second)/\(last)"
        case .instant: ""
        }
    }
}
