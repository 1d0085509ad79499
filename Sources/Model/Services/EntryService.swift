public import DataSource

public struct EntryService: Sendable {
    package static let weights = 0.5...650.0
    static let heights = 30.0...272.0
    static let plausibleBMIs = 5.0...250.0
    static let longestName = 200
    // In bytes: one letter can carry thousands of combining marks.
    static let largestName = 2000
    static let largestNote = 40_000
    static let oldest = 130

    private let ageService: AgeService
    let dayService: DayService
    let unitService: UnitService

    public init(_ appDependencies: AppDependencies) {
        ageService = AgeService(appDependencies)
        dayService = DayService(appDependencies)
        unitService = UnitService(appDependencies)
    }

    public func name(_ text: String) throws(EntryError) -> String {
        let name = text.withoutControls.trimmed
        guard !name.isBlank else { throw .missing }
        guard name.utf8.count <= Self.largestName, name.count <= Self.longestName else {
            throw .tooLong(limit: Self.longestName)
        }
        return name
    }

    public func note(_ text: String) throws(EntryError) -> String {
        guard text.utf8.count <= Self.largestNote else {
            throw .tooLarge(bytes: text.utf8.count, limit: Self.largestNote)
        }
        return text
    }

    public func weight(
        _ text: String,
        unit: WeightUnit = .kilograms,
        last: Double? = nil
    ) throws(EntryError) -> Double {
        if let last, let repeated = try repeated(text.normalized, unit, last) { return repeated }
        if let difference = WeightDifference(text, unit, unitService) {
            return try bounded(difference.kilograms, unit)
        }
        guard let measurement = try Measurement(text) else { throw .notAWeight }
        return try bounded(try measurement.kilograms(unit, unitService), unit)
    }

    // True if a weight has its unit, so that it means the same under any setting.
    public static func namesUnit(_ weight: String) -> Bool {
        !weight.normalized.withPlainDashes.allSatisfy { $0.isDigit || ".,- ".contains($0) }
    }

    public func height(
        _ text: String,
        unit: HeightUnit = .centimetres
    ) throws(EntryError) -> Double {
        guard let measurement = try Measurement(text) else { throw .notAHeight }
        let centimetres = try measurement.centimetres(unit)
        guard Self.heights.contains(centimetres) else {
            if let likely = measurement.likelyHeight { throw .perhaps(likely) }
            throw .heightOutOfBounds(unitService.inside(Self.heights, unit))
        }
        return centimetres
    }

    // Weigh-ins before 1970 are not supported.
    public func day(
        _ text: String,
        today: Day,
        language: Language = .english
    ) throws(EntryError) -> Day {
        try dayService.day(text, today: today, language: language, first: .epoch)
    }

    public func birthDate(
        _ text: String,
        today: Day,
        language: Language = .english
    ) throws(EntryError) -> Day? {
        guard !text.trimmed.isEmpty else { return nil }
        let day: Day
        do throws(EntryError) {
            day = try dayService.day(text, today: today, language: language)
        } catch {
            throw error == .notADay ? .notABirthDate : error
        }
        guard ageService.years(from: day, to: today) <= Self.oldest else {
            throw .tooOld(limit: Self.oldest)
        }
        return day
    }

    public func birthDates(until today: Day) -> ClosedRange<Day> {
        (today.advanced(byMonths: -12 * (Self.oldest + 1)) ?? .epoch)...today
    }

    public func time(_ text: String) throws(EntryError) -> TimeOfDay {
        let text = text.normalized
        guard let time = WrittenTime(text)?.time else { throw .notATime }
        return time
    }

    // Minutes: clocks of devices differ.
    static let leeway = 5

    public func validate(_ moment: LocalTime, now: LocalTime) throws(EntryError) {
        guard moment.day == now.day, moment.time.minutes > now.time.minutes + Self.leeway else {
            return
        }
        throw .laterToday(now: now.time)
    }

    public func validate(weight: Double, height: Double) throws(EntryError) {
        let bmi = BMI(weight: weight, height: height)
        guard bmi.isOutside(Self.plausibleBMIs) else { return }
        throw .implausible(bmi: bmi.rounded(outside: Self.plausibleBMIs))
    }

    // The Hacker's Diet: after 73.8, ".6" is 73.6 and "." is 73.8 again.
    private func repeated(
        _ text: String,
        _ unit: WeightUnit,
        _ last: Double
    ) throws(EntryError) -> Double? {
        guard let mark = text.first, mark == "." || mark == "," else { return nil }
        if text.count == 1 { return last }
        let digits = text.dropFirst()
        guard digits.count <= 3, digits.allSatisfy(\.isDigit) else { return nil }
        // Rounds to the shown value: 160 pounds are stored as slightly less in kilograms.
        let shown = (unitService.number(last, unit) * 100).rounded() / 100
        guard let whole = Int(exactly: shown.rounded(.down)),
            let number = Double("\(whole).\(digits)")
        else { return nil }
        return try bounded(unitService.kilograms(number, unit.single), unit)
    }

    private func bounded(_ kilograms: Double, _ unit: WeightUnit) throws(EntryError) -> Double {
        guard Self.weights.contains(kilograms) else {
            throw .weightOutOfBounds(unitService.inside(Self.weights, unit))
        }
        return kilograms
    }
}

// Data from files must satisfy the same limits as typed data.
extension EntryService {
    func impossible(_ person: Person) -> StaticString? {
        if (try? name(person.name)) == nil { return "name" }
        guard Self.heights.contains(person.height) else { return "height" }
        return person.goal.map { Self.weights.contains($0.bounds) } ?? true ? nil : "goalWeight"
    }

    static func impossible(_ weighIn: WeighIn) -> StaticString? {
        guard weights.contains(weighIn.weight) else { return "weight" }
        return heights.contains(weighIn.height) ? nil : "height"
    }

    // In time zones to the east it may already be tomorrow.
    func impossible(_ weighIn: WeighIn, today: Day) -> StaticString? {
        let (weight, height) = (weighIn.weight, weighIn.height)
        if let member = Self.impossible(weighIn) { return member }
        guard (try? validate(weight: weight, height: height)) != nil else { return "weight" }
        guard (try? note(weighIn.note)) != nil else { return "note" }
        return weighIn.day >= .epoch && weighIn.day <= today.advanced(by: 1) ? nil : "day"
    }
}

extension EntryService {
    public func text(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    // Weights entered in another unit have more decimals than a user wants to read.
    private func text(hundredths number: Double) -> String {
        text((number * 100).rounded() / 100)
    }

    public func text(_ kilograms: Double, unit: WeightUnit) -> String {
        guard let (whole, rest) = unitService.parts(kilograms, unit, fractionDigits: 2) else {
            return text(hundredths: unitService.number(kilograms, unit))
        }
        return "\(whole)\(unit.symbol) \(text(rest))"
    }

    // Stones are stepped by tenths of a pound.
    func stepped(_ kilograms: Double, by tenths: Int, unit: WeightUnit) -> String? {
        let number = unitService.rounded(kilograms, unit) + Double(tenths) / 10
        let stepped = unitService.kilograms(number, unit.single)
        return Self.weights.contains(stepped) ? text(stepped, unit: unit) : nil
    }

    public func text(_ centimetres: Double, unit: HeightUnit) -> String {
        guard unit == .feetAndInches else { return text(hundredths: centimetres) }
        let (feet, inches) = unitService.feetAndInches(centimetres)
        return "\(feet)'\(text(inches))\""
    }
}

extension EntryService {
    // Units named by a word in either language, such as "cm", except words that begin actions.
    public func units(_ text: String) -> [PaletteMeaning] {
        let word = text.normalized.lowercased()
        guard word != "in", word.first?.isLetter == true else { return [] }
        return switch MeasurementUnit(word) {
        case .weight(let unit): unit.names.contains(word) ? [.weightUnit(unit)] : []
        case .centimetres: [.heightUnit(.centimetres)]
        case .feet, .inches: [.heightUnit(.feetAndInches)]
        case .metres, .percent, nil: []
        }
    }
}
