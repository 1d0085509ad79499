public import DataSource

// Exports a history in the app's own formats or in those of other programs.
public struct ExportService: Sendable {
    private let categoryService: CategoryService
    private let exportRepository: ExportRepository
    private let trendService: TrendService
    private let unitService: UnitService
    private let weighInService: WeighInService

    public init(_ appDependencies: AppDependencies) {
        categoryService = CategoryService(appDependencies)
        exportRepository = ExportRepository(appDependencies.fileClient)
        trendService = TrendService(appDependencies)
        unitService = UnitService(appDependencies)
        weighInService = WeighInService(appDependencies)
    }

    // The trend is computed from all weigh-ins, also from those before `day`.
    public func bytes(
        of weighIns: [WeighIn],
        of person: Person,
        as format: ExportFormat,
        since day: Day? = nil,
        unit: WeightUnit = .kilograms,
        scheme: Scheme = .who,
        reference: GrowthReference = .who,
        trend: TrendKind = .smooth
    ) -> [UInt8] {
        let all = weighInService.entries(
            of: weighIns,
            points: trendService.trend(of: weighIns, as: trend),
            scheme: scheme
        )
        let entries = all.filter { entry in day.map { $0 <= entry.weighIn.day } ?? true }
        if format == .json {
            var json = JSONWriter()
            json.object { json in
                json.number("version", JSONWriter.version)
                json.list(entries, of: person, categoryService, scheme, reference)
            }
            return json.bytes + "\n".utf8
        }
        let unit = format.unit(for: unit)
        let rows = entries.reversed().map { row($0, unit, person.measures) }
        return exportRepository.table(
            rows,
            as: format,
            unit: unit,
            measures: person.measures
        )
    }

    // Number of notes that the format cannot store unchanged.
    public func changedNoteCount(
        of weighIns: [WeighIn],
        as format: ExportFormat,
        since day: Day? = nil
    ) -> Int {
        weighIns.count { weighIn in
            day.map { $0 <= weighIn.day } ?? true
                && exportRepository.changes(weighIn.note, as: format)
        }
    }

    // Measures for which the format has no column.
    public func lostMeasures(
        of weighIns: [WeighIn],
        of person: Person,
        as format: ExportFormat,
        since day: Day? = nil
    ) -> [Measure] {
        weighIns.lazy.filter { weighIn in day.map { $0 <= weighIn.day } ?? true }
            .map(\.measures).used(of: person.measures).filter { !format.keeps($0) }
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
            note: weighIn.note
        )
    }

    // Fewest decimals, at least two, that convert back to the same body fat.
    private func fatMass(_ percent: Double, of weighIn: WeighIn, _ unit: WeightUnit) -> String {
        let mass = weighIn.weight * percent / 100 / unit.kilograms
        var scale = 100.0
        var rounded = mass.hundredths
        while (rounded * unit.kilograms / weighIn.weight * 100).hundredths != percent.hundredths,
            scale < 1e8
        {
            scale *= 10
            rounded = (mass * scale).rounded() / scale
        }
        return text(rounded)
    }

    // Fewest decimals that convert back to the same weight.
    private func text(_ kilograms: Double, _ unit: WeightUnit) -> String {
        guard !unit.isStored else { return text(kilograms) }
        let number = kilograms / unit.kilograms
        var scale = 1.0
        for _ in 0..<11 {
            let rounded = (number * scale).rounded() / scale
            if unitService.kilograms(rounded, unit) == kilograms { return text(rounded) }
            scale *= 10
        }
        return text(number)
    }

    private func text(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
