public import DataSource
public import Essentials
public import Observation

@MainActor @Observable public final class WeighInEditor: EditingStore, Identifiable {
    public typealias Field = WeighInField

    public let appDependencies: AppDependencies
    let ageService: AgeService
    let entryService: EntryService
    var goalService: GoalService { GoalService(appDependencies) }
    let heightService: HeightService
    let warningService: WarningService
    var weighInService: WeighInService { WeighInService(appDependencies) }
    let weighingService: WeighingService

    let original: Draft
    let originalDay: Day
    // Height suggested for the chosen day; replaced once the user edits it.
    @ObservationIgnored var offeredHeight: String
    @ObservationIgnored var steppedWeight: String?

    // Shared with the screen below, which reloads it.
    var weighIns: [WeighIn]
    // Kept for retries, so that they do not add a second weigh-in.
    public nonisolated let id: WeighIn.ID
    // Identifier if the edited weigh-in has been deleted since.
    let newID: WeighIn.ID
    public let person: Person
    public let distinction: Int?
    public let settings: Settings
    public let weighIn: WeighIn?
    let usedMeasures: [Measure]
    public let today: Day
    public var form: EntryForm<Field>
    public var attempt: Attempt
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        person: Person = .empty,
        distinction: Int? = nil,
        settings: Settings = Settings(),
        weighIns: [WeighIn] = [],
        weighIn: WeighIn? = nil,
        usedMeasures: [Measure]? = nil,
        id: WeighIn.ID? = nil,
        newID: WeighIn.ID? = nil,
        today: Day? = nil,
        original: Draft? = nil,
        originalDay: Day? = nil,
        offeredHeight: String? = nil,
        steppedWeight: String? = nil,
        form: EntryForm<Field>? = nil,
        formDraft: FormDraft? = nil,
        attempt: Attempt = .idle,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        ageService = AgeService(appDependencies)
        let entryService = EntryService(appDependencies)
        // Typed texts are read in the units of their draft.
        let settings = formDraft?.settings(settings) ?? settings
        self.entryService = entryService
        heightService = HeightService(appDependencies)
        warningService = WarningService(appDependencies)
        weighingService = WeighingService(appDependencies)
        let now = appDependencies.now
        let moment = weighIn?.moment ?? now
        let original =
            original
            ?? Draft(
                weighIn,
                at: moment,
                height: weighIn?.height
                    ?? heightService.height(of: person, on: moment.day, among: weighIns),
                measures: person.measures,
                settings: settings,
                entryService: entryService
            )
        self.id =
            id ?? weighIn?.id ?? formDraft?.weighInID ?? appDependencies.uuidClient.create()
        self.newID = newID ?? appDependencies.uuidClient.create()
        self.original = original
        self.offeredHeight = offeredHeight ?? original.height
        self.steppedWeight = steppedWeight
        self.originalDay = originalDay ?? moment.day
        self.today = today ?? now.day
        self.person = person
        self.distinction = distinction
        self.settings = settings
        self.weighIns = weighIns
        self.weighIn = weighIn
        self.usedMeasures =
            usedMeasures
            ?? weighIns.used(of: Measure.builtIn) { $0.measures } + [.head]
            + person.ownMeasures.map { .own($0) }
        var filled = original
        Field.fill(&filled, with: formDraft?.fields ?? [:], Field.all(person.measures))
        self.form = form ?? EntryForm(filled, focus: .weight)
        self.attempt = attempt
        self.action = action
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .onChangeData(let weighIns): self.weighIns = weighIns
        case .onStepWeight(let tenths): stepWeight(by: tenths)
        case .form(let action): await reduceForm(action)

        case .saveResponse(.success), .deleteButtonTapped:
            await forgetSavedDraft()

        case .saveResponse(.failure(let error)):
            await handleFailure(error)
        }
    }

    public indirect enum Action: Sendable {
        case onChangeData([WeighIn])
        case onStepWeight(tenths: Int)
        case form(FormAction<Field>)
        case saveResponse(Result<WeighIn, any Error>)
        case deleteButtonTapped
    }
}

extension WeighInEditor {
    // A corrected weigh-in keeps only the changed fields: the others may change elsewhere.
    public var formDraft: FormDraft {
        let texts = texts(of: draft)
        return FormDraft(
            form: weighIn.map { .weighIn($0, of: person.id) } ?? .newWeighIn(id, of: person.id),
            fields: weighIn == nil ? texts : texts.changes(since: self.texts(of: original)),
            weightUnit: settings.weightUnit,
            heightUnit: settings.heightUnit,
            measureUnits: Dictionary(person.ownMeasures.map { ($0.id, $0.unit) }) { $1 }
        )
    }

    private func texts(of draft: Draft) -> [String: String] {
        var texts = Field.texts(of: draft, allFields)
        // Stored as a date, because "yesterday" is another day tomorrow.
        if let day = try? day(of: draft) { texts[Field.day.rawValue] = day.description }
        return texts
    }

    public func check(_ field: Field, in draft: Draft) throws(EntryError) {
        switch field {
        case .weight:
            let weight = try weight(of: draft)
            guard let height = try? height(of: draft) else { return }
            try entryService.validate(weight: weight, height: height)
        case .day: _ = try day(of: draft)
        case .time: try checkTime(in: draft)
        case .height: _ = try height(of: draft)
        case .measure(let measure): _ = try value(of: measure, in: draft)
        case .note: _ = try entryService.note(draft.note)
        }
    }

    func makeWeighIn() throws(EntryError) -> WeighIn {
        WeighIn(
            id: id,
            day: try day(of: draft),
            time: try entryService.time(draft.time),
            weight: try weight(of: draft),
            height: try height(of: draft),
            measures: try measures(of: draft),
            note: try entryService.note(draft.note)
        )
    }
}

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

    public var fields: [Field] { Field.all(offeredMeasures).filter { !rareFields.contains($0) } }

    // Fields that are hidden until the user asks for them.
    public var rareFields: [Field] {
        (isAdult ? [.height] : []) + unusedMeasures.map { .measure($0) }
    }

    private var offeredMeasures: [Measure] {
        person.measures.filter { $0 != .head || isInfant || weighIn?.measures.head != nil }
    }

    public var shownMeasures: [Measure] { offeredMeasures.filter(usedMeasures.contains) }

    // Collapsed in the form until a weigh-in has them.
    public var unusedMeasures: [Measure] { offeredMeasures.filter { !usedMeasures.contains($0) } }

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

    public func save(isIrreversible: Bool) async {
        let edited = Result { try makeWeighIn() }
        let (warnings, seen) = (form.warnings, knownDetails)
        await run(\.attempt, Action.saveResponse) {
            [goalService, warningService, weighInService, person, weighIn, newID] in
            let entered = try edited.get()
            guard
                warningService.changedMeasures(under: entered, replacing: weighIn, of: person)
                    .allSatisfy(warnings.contains)
            else { throw ConcurrentChange() }
            let (saved, replaced) = try weighInService.save(
                entered,
                replacing: weighIn,
                orAs: warnings.contains(.wouldBeNew) ? newID : nil,
                of: person,
                seen: seen,
                isIrreversible: isIrreversible
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
        if measure == .head, !isInfant, !draft[measure].isBlank { throw .headTooLate }
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
        guard let weighIn else {
            return heightService.height(of: person, on: day, among: weighIns)
        }
        if weighIn.day == day { return weighIn.height }
        let others = weighIns.filter { $0.id != weighIn.id }
        return heightService.height(of: person, on: day, among: others)
    }

    var time: TimeOfDay? { try? entryService.time(draft.time) }
}

extension WeighInEditor {
    public var day: Day? { try? day(of: draft) }

    public func day(of field: Field) -> Day? { field == .day ? day : nil }

    public func isWeighed(_ day: Day) -> Bool { !weighIns.inDays(day...day, \.day).isEmpty }

    // Falls back to the old day until another one is valid.
    public var weighedDay: Day { day ?? originalDay }

    public var isAdult: Bool { ageService.isAdult(person, on: weighedDay) }
    private var isInfant: Bool { ageService.isInfant(person, on: weighedDay) }

    public var weight: Double? { try? weight(of: draft) }

    public var enteredHeight: Double? { try? height(of: draft) }

    // `nil` until weight and height can be read and are possible together.
    public var weighing: Weighing? {
        weighingService.weighing(weight, enteredHeight, of: person, on: weighedDay, settings)
    }

    // `nil` until day and time are valid.
    public var change: Double? {
        guard day != nil, (try? check(.time, in: draft)) != nil, let weighing, let previous else {
            return nil
        }
        return weighing.weight.difference(from: previous.weight)
    }

    // Warning that will be asked before saving; a doubtful weight is not judged.
    public var doubt: EntryWarning? {
        guard let weighing else { return nil }
        var weighIn = place
        (weighIn.weight, weighIn.height) = (weighing.weight, weighing.height)
        return warningService.doubt(about: weighIn, among: weighIns, trend: settings.trend)
    }

    public var previous: WeighIn? {
        let place = place
        return weighIns.last { $0.comes(before: place) }
    }

    // A new weigh-in comes after all others of the same minute; a corrected one keeps its place.
    var place: WeighIn {
        let moment = LocalTime(day: weighedDay, time: time ?? .midnight)
        return WeighIn(
            id: id,
            day: moment.day,
            time: moment.time,
            weight: .zero,
            height: .zero,
            enteredAt: weighIn?.moment == moment ? weighIn?.enteredAt : .distantFuture
        )
    }
}
