public import DataSource

public struct DraftService: Sendable {
    private let appDependencies: AppDependencies
    private var appStateClient: AppStateClient { appDependencies.appStateClient }
    private var draftRepository: DraftRepository {
        DraftRepository(
            appDependencies.dataFolderClient,
            appDependencies.dateClient,
            appDependencies.processInfoClient
        )
    }
    private var entryService: EntryService { EntryService(appDependencies) }
    private var personService: PersonService { PersonService(appDependencies) }
    private var weighInService: WeighInService { WeighInService(appDependencies) }

    public init(_ appDependencies: AppDependencies) {
        self.appDependencies = appDependencies
    }

    // Debounced: written after a pause or at the end of the process, not at every key.
    public func note(_ draft: FormDraft?) {
        if appStateClient.withLock(\.draft).value != draft { appStateClient.send(\.draft, draft) }
    }

    public func forget() {
        note(nil)
        keep()
    }

    public func changes() -> AsyncStream<FormDraft?> {
        appStateClient.withLock(\.draft).stream
    }

    public var isKept: Bool {
        appStateClient.withLock { $0.draft.value == $0.writtenDraft }
    }

    // Returns why typed text is not kept, which is shown once; another process that has the lock for
    // a moment is no reason.
    @discardableResult
    public func keep() -> StorageError? {
        guard !isKept else { return nil }
        let draft = appStateClient.withLock(\.draft).value
        do throws(StorageError) {
            try draftRepository.save(draft)
            appStateClient.withLock { ($0.writtenDraft, $0.hasToldDraftFailure) = (draft, false) }
            return nil
        } catch {
            guard draft != nil else { return nil }
            let failure = StorageError(file: error.file, reason: .draftNotKept(error.reason))
            if case .busy = error.reason { return failure }
            let isTold = appStateClient.withLock { state in
                defer { state.hasToldDraftFailure = true }
                return state.hasToldDraftFailure
            }
            if !isTold { appStateClient.send(\.notice, failure) }
            return failure
        }
    }

    // Saved at once: the draft must survive if this process ends too.
    public func takeOver(_ left: LeftDraft) {
        var draft = left.draft
        draft.id = ""
        note(draft)
        write { () throws(StorageError) in try draftRepository.save(draft, insteadOf: left.id) }
            .map { [draft] in appStateClient.withLock { $0.writtenDraft = draft } }
    }

    public func discard(_ left: LeftDraft) {
        write { () throws(StorageError) in try draftRepository.discard(left.id) }
    }

    public func problems() -> [StorageError] {
        draftRepository.problems()
    }

    public func left() throws(StorageError) -> [LeftDraft] {
        try draftRepository.left().compactMap(completed)
    }

    // A process that ended between saving and forgetting leaves the draft of a saved entry.
    private func completed(_ draft: FormDraft) -> LeftDraft? {
        var left = LeftDraft(draft: draft)
        left.person = (try? personService.load(draft.personID)) ?? nil
        guard !isSaved(left) else {
            discard(left)
            return nil
        }
        if case .weighIn(let original, _) = draft.form { find(original, for: &left) }
        let changed = keepMeasureUnits(&left)
        if left.warning == nil { left.warning = changed }
        left.weight = weight(left)
        left.day = draft.fields[WeighInField.day.rawValue].flatMap { Day($0) } ?? left.weighIn?.day
        return left
    }

    // Typed values of a measure that was removed elsewhere are not in the form. Those of one with
    // another unit are refused there, because they keep the unit they were typed in.
    private func keepMeasureUnits(_ left: inout LeftDraft) -> EntryWarning? {
        guard let own = left.person?.ownMeasures else { return nil }
        var isChanged = false
        for (name, text) in left.draft.fields
        where name.hasPrefix(OwnValues.numberPrefix) && !text.isBlank {
            let measure = own.first { Measure.own($0).numberName == name }
            let unit = measure.map { left.draft.measureUnits[$0.id] ?? $0.unit }
            guard measure == nil || unit != measure?.unit else { continue }
            isChanged = true
            guard let unit, unit.isEmpty || !text.hasSuffix(unit) else { continue }
            left.draft.fields[name] = unit.isEmpty ? nil : "\(text) \(unit)"
        }
        return isChanged ? .changedElsewhere(.ownMeasures(own)) : nil
    }

    private func isSaved(_ left: LeftDraft) -> Bool {
        guard let person = left.person else { return false }
        switch left.draft.form {
        case .newPerson: return true
        case .person, .weighIn: return false
        case .newWeighIn(let id, _):
            var weighIn = WeighIn.empty
            weighIn.id = id
            return location(of: weighIn, of: person).map { $0 != .deleted } ?? false
        }
    }

    // A change to a moved weigh-in applies to the person who has it now.
    private func find(_ original: WeighIn, for left: inout LeftDraft) {
        left.weighIn = original
        guard let person = left.person else { return }
        switch location(of: original, of: person) {
        case nil: break
        case .here(let newest): left.weighIn = left.draft.original(original, now: newest)
        case .moved(let newest, let other):
            left.person = other
            left.weighIn = left.draft.original(original, now: newest)
            left.warning = .movedElsewhere(to: other.name)
        case .deleted: left.warning = .deletedElsewhere
        }
    }

    private func location(of weighIn: WeighIn, of person: Person) -> WeighInLocation? {
        try? weighInService.location(of: weighIn, of: person)
    }

    private func weight(_ left: LeftDraft) -> Double? {
        guard let text = left.draft.fields[WeighInField.weight.rawValue] else {
            return left.weighIn?.weight
        }
        return try? entryService.weight(text, unit: left.draft.weightUnit)
    }

    @discardableResult
    private func write(_ body: () throws(StorageError) -> Void) -> Void? {
        try? body()
    }
}
