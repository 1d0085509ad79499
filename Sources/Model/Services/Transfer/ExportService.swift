public import DataSource

// Exports a history in the app's own formats or in those of other programs.
public struct ExportService: Sendable {
    private let ageService: AgeService
    private let categoryService: CategoryService
    private let exportRepository: ExportRepository
    private let trendService: TrendService
    private let unitService: UnitService
    private let weighInService: WeighInService

    public init(_ appDependencies: AppDependencies) {
        ageService = AgeService(appDependencies)
        categoryService = CategoryService(appDependencies)
        exportRepository = ExportRepository(appDependencies.fileClient)
        trendService = TrendService(appDependencies)
        unitService = UnitService(appDependencies)
        weighInService = WeighInService(appDependencies)
    }

    // The trend is computed from all weigh-ins, also from those before `days`.
    public func bytes(
        of weighIns: [WeighIn],
        of person: Person,
        as format: ExportFormat,
        in days: ClosedRange<Day> = .first ... .last,
        unit: WeightUnit = .kilograms,
        scheme: Scheme = .who,
        reference: GrowthReference = .who,
        trend: TrendKind = .smooth
    ) -> [UInt8] {
        let all = weighInService.entries(
            of: weighIns,
            points: trendService.trend(of: weighIns, as: trend),
            scheme: scheme,
            adultDay: ageService.adultDay(of: person)
        )
        let entries = all.filter { days.contains($0.weighIn.day) }
        if format == .json {
            var json = JSONWriter()
            json.object { json in
                json.number("version", JSONWriter.version)
                json.list(entries, of: person, categoryService, scheme, reference)
            }
            return json.bytes + "\n".utf8
        }
        let unit = format.unit(for: unit)
        let measures = person.measures
        let rows = entries.reversed().map { row($0, unit, measures) }
        return exportRepository.table(
            rows,
            as: format,
            unit: unit,
            measures: measures
        )
    }

    // Number of notes that the format cannot store unchanged.
    public func changedNoteCount(
        of weighIns: [WeighIn],
        as format: ExportFormat,
        in days: ClosedRange<Day> = .first ... .last
    ) -> Int {
        weighIns.count { weighIn in
            days.contains(weighIn.day)
                && exportRepository.changes(weighIn.note, as: format)
        }
    }

    // Measures for which the format has no column.
    public func lostMeasures(
        of weighIns: [WeighIn],
        of person: Person,
        as format: ExportFormat,
        in days: ClosedRange<Day> = .first ... .last
    ) -> [Measure] {
        weighIns.lazy.filter { days.contains($0.day) }
            .used(of: person.measures) { $0.measures }
            .filter { !format.keeps($0) }
    }

    public func exists(_ path: String) -> Bool {
        exportRepository.exists(path)
    }

    public func save(_ bytes: [UInt8], to path: String) throws(StorageError) {
        try exportRepository.write(bytes, to: path)
    }

    private func row(
        _ entry: HistoryEntry,
        _ unit: WeightUnit,
        _ table: [Measure]
    ) -> ExportRow {
        let weighIn = entry.weighIn
        let size = unit.kilograms
        var measures = [Measure: String]()
        for measure in table {
            measures[measure] = weighIn.measures[measure].map(text)
        }
        return ExportRow(
            day: weighIn.day,
            time: weighIn.time,
            weight: text(weighIn.weight, unit),
            height: text(weighIn.height),
            bmi: text(entry.bmi),
            trend: text((entry.trend / size).hundredths),
            fatMass: weighIn.measures[.bodyFat].map { fatMass($0, of: weighIn, unit) } ?? "",
            measures: measures,
            note: weighIn.note,
            isLeftOut: entry.isSlip
        )
    }

    // Converts back to the same body fat.
    private func fatMass(_ percent: Double, of weighIn: WeighIn, _ unit: WeightUnit) -> String {
        text(weighIn.weight * percent / 100 / unit.kilograms, from: 100) { mass in
            let back = unitService.kilograms(mass, unit) / weighIn.weight * 100
            return back.hundredths == percent.hundredths
        }
    }

    // Converts back to the same weight.
    private func text(_ kilograms: Double, _ unit: WeightUnit) -> String {
        guard !unit.isStored else { return text(kilograms) }
        return text(kilograms / unit.kilograms) { unitService.kilograms($0, unit) == kilograms }
    }

    // Fewest decimals that are exact, with at least those of the scale.
    private func text(
        _ number: Double,
        from scale: Double = 1,
        where isExact: (Double) -> Bool
    ) -> String {
        var scale = scale
        while scale <= 1e10 {
            let rounded = (number * scale).rounded() / scale
            if isExact(rounded) { return text(rounded) }
            scale *= 10
        }
        return text(number)
    }

    private func text(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
