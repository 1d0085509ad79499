public import DataSource

extension WeighInEditor {
    public var isEdited: Bool { draft != original }

    public func findingWarnings() -> @Sendable () -> [EntryWarning] {
        guard let entered = try? makeWeighIn() else { return { [] } }
        let warnings = warningService.warnings(
            about: entered,
            at: place,
            among: weighIns,
            replacing: weighIn,
            of: person,
            assessment: weighing?.assessment,
            trend: settings.trend,
            lengthUnit: entryService.lengthUnit(draft[.waist], besides: settings.heightUnit),
            isAdult: isAdult
        )
        return { [warningService, weighIn, person] in
            warnings + warningService.conflicts(of: entered, replacing: weighIn, of: person)
        }
    }

    public var allFields: [Field] { Field.all(person.measures) }

    public var fields: [Field] {
        let rareFields = rareFields
        return allFields.filter { !rareFields.contains($0) }
    }

    // Fields that are hidden until the user asks for them.
    public var rareFields: [Field] {
        (isAdult ? [.height] : []) + unusedMeasures.map { .measure($0) }
    }

    // Collapsed in the form until a weigh-in has them.
    public var unusedMeasures: [Measure] {
        person.measures.filter { !usedMeasures.contains($0) }
    }

    public var waistAssessment: WaistAssessment? {
        guard let weighing else { return nil }
        var weighIn = place
        (weighIn.weight, weighIn.height) = (weighing.weight, weighing.height)
        weighIn.measures[.waist] = (try? value(of: .waist, in: draft)) ?? nil
        return WaistService(appDependencies).assess(weighIn, of: person)
    }

    // Unchanged texts were accepted before, possibly in another time zone.
    func checkTime(in draft: Draft) throws(EntryError) {
        let time = try entryService.time(draft.time)
        guard (draft.day, draft.time) != (original.day, original.time),
            let day = try? day(of: draft)
        else { return }
        try entryService.validate(LocalTime(day: day, time: time), now: now)
    }

    public func spellOut(_ field: Field) {
        switch field {
        case .day: spellOutDay()
        case .time: if let time { draft.time = time.description }
        case .weight: spellOutWeight()
        default: break
        }
    }

    private func spellOutDay() {
        guard let day else { return }
        draft.day = day.description
        let isOffered = isHeightOffered(in: draft)
        offeredHeight = entryService.text(heightOfDay(day), unit: settings.heightUnit)
        if isOffered { draft.height = offeredHeight }
    }

    // A shorthand for the last weight would mean another weight on another day.
    private func spellOutWeight() {
        guard draft.weight.normalized.first.map({ ".,".contains($0) }) == true,
            let weight = try? weight(of: draft)
        else { return }
        draft.weight = entryService.text(weight, unit: settings.weightUnit)
    }

    // Until a weight is typed, the arrow keys step from the last one.
    public var canStepWeight: Bool {
        previous != nil && (draft.weight.isBlank || draft.weight == steppedWeight)
    }

    func stepWeight(by tenths: Int) {
        guard canStepWeight, let start = draft.weight.isBlank ? previous?.weight : weight,
            let text = entryService.stepped(start, by: tenths, unit: settings.weightUnit)
        else { return }
        (draft.weight, steppedWeight) = (text, text)
    }

    public func save(isFinal: Bool) async {
        let edited = Result { try makeWeighIn() }
        let (warnings, seen) = (form.warnings, knownDetails)
        await run(\.attempt, Action.saveResponse) {
            [goalService, warningService, weighInService, person, weighIn, newID] in
            let entered = try edited.get()
            guard
                warningService.changedMeasures(under: entered, replacing: weighIn, of: person)
                    .allSatisfy(warnings.contains)
            else { throw MeanwhileChange() }
            let (saved, replaced) = try weighInService.save(
                entered,
                replacing: weighIn,
                orAs: warnings.contains(.wouldBeNew) ? newID : nil,
                of: person,
                seen: seen,
                isFinal: isFinal
            )
            goalService.review(.savedWeighIn(saved, replacing: replaced, of: person.id))
            return saved
        }
    }

    // An unchanged text keeps the exact stored weight, also in another unit.
    func weight(of draft: Draft) throws(EntryError) -> Double {
        if let weighIn, draft.weight == original.weight { return weighIn.weight }
        return try entryService.weight(
            draft.weight,
            unit: settings.weightUnit,
            last: previous?.weight
        )
    }

    func day(of draft: Draft) throws(EntryError) -> Day {
        if draft.day == original.day { return originalDay }
        return try entryService.day(draft.day, today: today, language: language)
    }

    func height(of draft: Draft) throws(EntryError) -> Double {
        if isHeightOffered(in: draft) { return heightOfDay((try? day(of: draft)) ?? originalDay) }
        return try entryService.height(draft.height, unit: settings.heightUnit)
    }

    // An unchanged text keeps the exact stored value, also in another unit.
    func value(of measure: Measure, in draft: Draft) throws(EntryError) -> Double? {
        if draft[measure] == original[measure] { return weighIn?.measures[measure] }
        return try entryService.value(of: measure, draft[measure], unit: settings.heightUnit)
    }

    func measures(of draft: Draft) throws(EntryError) -> Measures {
        // Keeps the values of measures that the person has removed.
        var measures = weighIn?.measures ?? Measures()
        for measure in person.measures {
            measures[measure] = try value(of: measure, in: draft)
        }
        return measures
    }

    private func isHeightOffered(in draft: Draft) -> Bool { draft.height == offeredHeight }

    // A new or moved weigh-in gets the height of its day, because people grow and shrink.
    private func heightOfDay(_ day: Day) -> Double {
        if let weighIn, weighIn.day == day { return weighIn.height }
        let others = weighIns.filter { $0.id != weighIn?.id }
        return heightService.height(of: person, on: day, among: others)
    }

    var time: TimeOfDay? { try? entryService.time(draft.time) }
}
