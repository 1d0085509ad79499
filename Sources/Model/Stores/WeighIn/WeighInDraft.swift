public import DataSource

public struct WeighInDraft: Hashable, Sendable {
    public var weight: String
    public var day: String
    public var time: String
    public var height: String
    public var measures: [Measure: String] = [:]
    public var note: String

    public subscript(measure: Measure) -> String {
        get { measures[measure] ?? "" }
        set { measures[measure] = newValue.isEmpty ? nil : newValue }
    }
}

extension WeighInDraft {
    init(
        _ weighIn: WeighIn?,
        at moment: LocalTime,
        height: Double,
        measures: [Measure],
        settings: Settings,
        entryService: EntryService
    ) {
        weight = weighIn.map { entryService.text($0.weight, unit: settings.weightUnit) } ?? ""
        day = moment.day.description
        time = moment.time.description
        self.height = entryService.text(height, unit: settings.heightUnit)
        note = weighIn?.note ?? ""
        for measure in measures {
            self[measure] =
                weighIn?.measures[measure]
                .map { entryService.text($0, of: measure, unit: settings.heightUnit) } ?? ""
        }
    }
}
