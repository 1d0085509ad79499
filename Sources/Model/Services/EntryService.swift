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

    public func time(_ text: String) throws(EntryError) -> TimeOfDay {
        let text = text.normalized
        guard let time = ParsedTime(text)?.time else { throw .notATime }
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
    // "2026-11-13T07:30" is a day and a time.
    public static func dayAndTime<Text: StringProtocol>(_ text: Text) -> [Text.SubSequence]? {
        let parts = text.split { $0 == "T" || $0 == " " }
        return parts.count == 2 && parts[0].count == 10 && parts[0].utf8.contains(0x2D)
            && parts[1].utf8.contains(0x3A) ? parts : nil
    }

    func impossible(_ person: Person) -> StaticString? {
        if (try? name(person.name)) == nil { return .name }
        guard Self.heights.contains(person.height) else { return .height }
        return person.goal.map { Self.weights.contains($0.bounds) } ?? true ? nil : .goalWeight
    }

    static func impossible(_ weighIn: WeighIn) -> StaticString? {
        guard weights.contains(weighIn.weight) else { return .weight }
        return heights.contains(weighIn.height) ? nil : .height
    }

    // In time zones to the east it may already be tomorrow.
    func impossible(_ weighIn: WeighIn, today: Day) -> StaticString? {
        let (weight, height) = (weighIn.weight, weighIn.height)
        if let member = Self.impossible(weighIn) { return member }
        guard (try? validate(weight: weight, height: height)) != nil else { return .weight }
        guard (try? note(weighIn.note)) != nil else { return .note }
        return weighIn.day >= .epoch && weighIn.day <= today.advanced(by: 1) ? nil : .day
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
            let isInGrams = unitService.digits(of: kilograms, unit) == 3
            return isInGrams
                ? text(kilograms) : text(hundredths: unitService.number(kilograms, unit))
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
        case .grams, .metres, .percent, nil: []
        }
    }
}

extension EntryService {
    // A weight or a range: "75-77", "165–170 lb", 75〜77kg.
    public func goal(
        _ text: String,
        unit: WeightUnit = .kilograms
    ) throws(EntryError) -> ClosedRange<Double> {
        let text = text.normalized.withPlainDashes
        let ends = text.split(omittingEmptySubsequences: false) { "-〜~".contains($0) }
        guard ends.count == 2 else {
            let weight = try weight(text, unit: unit)
            return weight...weight
        }
        // A unit after the second end also applies to the first.
        let sign = ends[1].reversed().prefix { !$0.isDigit }.reversed()
        let first = String(ends[0]).trimmed
        let low = try weight(first.last?.isDigit == true ? first + String(sign) : first, unit: unit)
        let high = try weight(String(ends[1]), unit: unit)
        return min(low, high)...max(low, high)
    }

    public func text(_ goal: ClosedRange<Double>, unit: WeightUnit) -> String {
        let ends = [goal.lowerBound, goal.upperBound].map { text($0, unit: unit) }
        return ends[0] == ends[1] ? ends[0] : ends.joined(separator: "-")
    }

    // A day after today; `nil` if blank.
    public func goalDay(
        _ text: String,
        today: Day,
        language: Language
    ) throws(EntryError) -> Day? {
        guard !text.trimmed.isEmpty else { return nil }
        return try dayService.coming(text, today: today, language: language)
    }
}

extension EntryService {
    // `nil` if blank, because measures are optional.
    public func value(
        of measure: Measure,
        _ text: String,
        unit: HeightUnit = .centimetres
    ) throws(EntryError) -> Double? {
        guard !text.isBlank else { return nil }
        let number = measure.own.map { text.withoutUnit($0.unit) } ?? text
        let measurement = try Measurement(number)
        guard let value = measurement?.value(of: measure.unit, in: unit) else {
            throw .notAMeasure(measure)
        }
        guard let own = measure.own else {
            guard measure.bounds.contains(value) else {
                let likely = measurement?.likelyLength(within: measure.bounds, besides: unit)
                throw likely.map { .perhaps($0) } ?? .outOfBounds(measure)
            }
            return value
        }
        let accepted = own.accepted(value)
        // 10,000 steps are not 10.
        if measurement?.isPerhapsGrouped == true {
            let whole = self.text(value * 1000)
            if own.bounds.contains(value * 1000) {
                throw accepted == nil ? .perhaps(whole) : .doubtful(whole, self.text(value))
            }
            if own.decimals == 0 { throw .outOfBounds(measure) }
        }
        if let accepted { return accepted }
        throw own.decimals > 0 || own.rounded(value) == value
            ? .outOfBounds(measure) : .ownMeasure(.whole)
    }

    // Unit in which a typed length is read.
    func lengthUnit(_ text: String, besides unit: HeightUnit) -> HeightUnit {
        switch (try? Measurement(text))?.parts.first?.unit {
        case nil: unit
        case .inches: .feetAndInches
        default: .centimetres
        }
    }

    public func text(_ value: Double, of measure: Measure, unit: HeightUnit) -> String {
        text(unitService.shown(value, of: measure, unit).hundredths)
    }
}

extension String {
    // The number alone, if the unit of the measure is typed after it.
    fileprivate func withoutUnit(_ unit: String) -> String {
        let (text, unit) = (normalized, unit.normalized)
        guard !unit.isEmpty, text.hasSuffix(unit) else { return self }
        return String(text.dropLast(unit.count))
    }
}

extension Measurement {
    fileprivate func value(of kind: Measure.Unit, in unit: HeightUnit) -> Double? {
        guard parts.count == 1, let part = parts.first else { return nil }
        switch (kind, part.unit) {
        case (.percent, nil), (.percent, .percent), (.length, .centimetres), (.own, nil):
            return part.number
        case (.length, nil) where unit == .centimetres: return part.number
        case (.length, .metres): return exact(part.number * 100)
        case (.length, nil), (.length, .inches):
            return exact(part.number * MeasurementUnit.inch)
        default: return nil
        }
    }

    // True for a single mark before exactly three digits, which some write between thousands.
    fileprivate var isPerhapsGrouped: Bool {
        let sides = parts[0].text.split(separator: ".", omittingEmptySubsequences: false)
        return sides.count == 2 && (1...3).contains(sides[0].count) && sides[1].count == 3
            && sides[0].first != "0"
    }

    // Proposal for a bare number that fits in the other unit: 28 is no waist in centimetres.
    fileprivate func likelyLength(
        within bounds: ClosedRange<Double>,
        besides unit: HeightUnit
    ) -> String? {
        let other: HeightUnit = unit == .centimetres ? .feetAndInches : .centimetres
        guard let part = parts.first, part.unit == nil,
            let value = value(of: .length, in: other), bounds.contains(value)
        else { return nil }
        return "\(part.text)\(other == .centimetres ? "cm" : "in")"
    }

    private func exact(_ number: Double) -> Double { Double(tenBillionths: number.tenBillionths) }
}

extension EntryService {
    // The definition as it is entered: name, unit, bounds and decimals.
    public func text(_ measure: OwnMeasure) -> String {
        [measure.name, measure.unit, text(measure.bounds), "\(measure.decimals)"]
            .filter { !$0.isEmpty }.joined(separator: ", ")
    }

    private func text(_ bounds: ClosedRange<Double>) -> String {
        "\(text(bounds.lowerBound))-\(text(bounds.upperBound))"
    }

    // Reads the lines of a form in their order. A measure keeps its identifier by its name, and what
    // is not said of it; "Arms=Biceps" renames, and one that is in no line is removed. With the
    // identifier of values whose definition is gone, "2dad820c=Arms" defines their measure again.
    public func ownMeasures(
        _ lines: [String],
        of person: Person
    ) throws(EntryError) -> [OwnMeasure] {
        var measures = [OwnMeasure]()
        for line in lines where !line.isBlank {
            measures.append(try ownMeasure(line, after: measures, of: person))
        }
        return measures + person.ownMeasures.dropFirst(OwnMeasure.most)
    }

    // Checks one line beside the valid ones before it, whose errors are shown at their own lines.
    public func checkOwnMeasure(
        _ place: Int,
        among lines: [String],
        of person: Person
    ) throws(EntryError) {
        let line = lines[place]
        guard !line.isBlank else { return }
        var earlier = [OwnMeasure]()
        for line in lines.prefix(place) where !line.isBlank {
            let measure = try? ownMeasure(line, after: earlier, of: person)
            earlier += measure.map { [$0] } ?? []
        }
        _ = try ownMeasure(line, after: earlier, of: person)
    }

    private func ownMeasure(
        _ line: String,
        after earlier: [OwnMeasure],
        of person: Person
    ) throws(EntryError) -> OwnMeasure {
        let parts = line.split(omittingEmptySubsequences: false) { ",，、".contains($0) }
        let names = (parts.first ?? "").split(maxSplits: 1, omittingEmptySubsequences: false) {
            "=＝".contains($0)
        }.map { String($0).trimmed }
        guard let name = names.last, !name.isBlank else { throw .ownMeasure(.noName) }
        let old = names.count > 1 ? names[0] : name
        guard !old.isBlank else { throw .ownMeasure(.noName) }
        let known = person.ownMeasures.first { $0.isNamed(old) }
        let used = (person.ownMeasures + person.formerMeasures + earlier).map(\.id)
        let lost =
            names.count > 1 && OwnMeasure.isIdentifier(old) && !used.contains(old) ? old : nil
        guard known != nil || names.count == 1 || lost != nil else {
            throw .ownMeasure(.unknown(old))
        }
        if name != known?.name { try checkName(name) }
        let others = earlier + person.ownMeasures.dropFirst(OwnMeasure.most)
        guard !others.contains(where: { $0.isNamed(name) || $0.id == known?.id }) else {
            throw .ownMeasure(.taken(name))
        }
        let new = OwnMeasure(id: lost ?? "", name: name)
        var measure = try read(parts.dropFirst(), into: known ?? new)
        if names.count > 1 { measure.name = name }
        if known == nil, lost == nil {
            measure = measure.identified(by: measure.identifier(besides: used))
        }
        // A removed measure that is defined again keeps its identifier, and so its values.
        if known == nil, lost == nil,
            let former = person.formerMeasures.last(where: { $0.isSame(as: measure) }),
            !earlier.contains(where: { $0.id == former.id })
        {
            measure = try read(parts.dropFirst(), into: former)
            measure.name = name
        }
        guard measure.values != nil else { throw .ownMeasure(.bounds(text(measure.bounds))) }
        return measure
    }

    // A definition of a file; `nil` if it could not be entered.
    func possible(
        _ measure: OwnMeasure,
        keepsIdentifier: Bool,
        besides others: [OwnMeasure]
    ) -> OwnMeasure? {
        var result = measure
        (result.name, result.unit) = (measure.name.trimmed, measure.unit.trimmed)
        if !keepsIdentifier {
            result = result.identified(by: result.identifier(besides: others.map(\.id)))
        }
        let read = try? ownMeasure(text(result), after: [], of: .empty)
        return read?.name == result.name && read?.unit == result.unit ? result : nil
    }

    private func checkName(_ name: String) throws(EntryError) {
        // Commas and signs end a name in the form, and brackets end one in a table.
        let isOdd = name.hasOddCharacters || name.contains(where: ",，、=＝()[]（）".contains)
        guard !isOdd else { throw .ownMeasure(.character) }
        guard name.columns <= OwnMeasure.widestName else { throw .ownMeasure(.wideName) }
        guard !Measure.isWord(name.normalized) else { throw .ownMeasure(.taken(name)) }
    }

    private func read(
        _ parts: ArraySlice<Substring>,
        into old: OwnMeasure
    ) throws(EntryError) -> OwnMeasure {
        var measure = old
        var read = Set<PartialKeyPath<OwnMeasure>>()
        for part in parts {
            let part = String(part).trimmed
            guard !part.isEmpty else { continue }
            guard read.insert(try self.read(part, into: &measure)).inserted else {
                throw .ownMeasure(.extra(part))
            }
        }
        return measure
    }

    // Reads bounds, decimals or a unit, which differ enough to come in any order.
    private func read(
        _ part: String,
        into measure: inout OwnMeasure
    ) throws(EntryError) -> PartialKeyPath<OwnMeasure> {
        let text = String(part.normalized.withPlainDashes.map { $0 == "〜" ? "-" : $0 })
        if text == "-" {
            measure.unit = ""
            return \.unit
        } else if let decimals = Int(text) {
            guard (0...2).contains(decimals) else { throw .ownMeasure(.decimals(part)) }
            measure.decimals = decimals
            return \.decimals
        } else if text.contains("-"), text.first(where: { !"-.".contains($0) })?.isDigit == true {
            let ends = text.split(separator: "-", omittingEmptySubsequences: false)
                .map { Double(String($0).trimmed) }
            guard ends.count == 2, let low = ends[0], let high = ends[1], low < high,
                low == 0 || OwnMeasure.possible.contains(low), OwnMeasure.possible.contains(high)
            else { throw .ownMeasure(.bounds(part)) }
            // 0 in a file means that there is no value.
            measure.bounds = max(low, OwnMeasure.possible.lowerBound)...high
            return \.bounds
        } else {
            guard !part.hasOddCharacters, let first = text.first, !first.isDigit,
                !"-+.".contains(first)
            else { throw .ownMeasure(.part(part)) }
            guard part.columns <= OwnMeasure.widestUnit else { throw .ownMeasure(.wideUnit) }
            measure.unit = part
            return \.unit
        }
    }
}

extension OwnMeasure {
    // Without regard to case and width.
    public func isNamed(_ other: String) -> Bool { name.normalized == other.normalized }

    // True if their values mean the same.
    func isSame(as other: OwnMeasure) -> Bool {
        isNamed(other.name) && unit.normalized == other.unit.normalized
    }
}

extension String {
    // Control and direction characters, which could change what is around the name.
    fileprivate var hasOddCharacters: Bool {
        unicodeScalars.contains { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate,
                .unassigned:
                true
            default: ";；\"".unicodeScalars.contains(scalar)
            }
        }
    }

    // Columns on a terminal, rounded up for unusual characters.
    fileprivate var columns: Int {
        reduce(0) { columns, character in
            let isWide = character.unicodeScalars.contains { $0.value >= 0x1100 }
            return columns + (isWide ? 2 : 1)
        }
    }
}
