public import DataSource
public import Essentials
public import Observation

@MainActor @Observable public final class Import: Composable {
    public let appDependencies: AppDependencies
    var entryService: EntryService { EntryService(appDependencies) }
    var importService: ImportService { ImportService(appDependencies) }
    var personService: PersonService { PersonService(appDependencies) }

    @ObservationIgnored var files: [ImportedFile]
    @ObservationIgnored var isStopped: AllocatedLock<Bool>

    public let source: ImportSource
    public let settings: Settings
    public var people: [PersonSummary]
    // `nil` until a file is read.
    public var preview: ImportPreview?
    // Stays true after the import, while its person is opened.
    public var isSaving: Bool
    public var target: Target
    public var name: String
    public var nameError: EntryError?
    public var height: String
    public var heightError: EntryError?
    // Without a target: name and height of a new person are still being typed.
    public var choices: ImportChoices
    // Asked questions stay, so that the answers can be changed.
    public var questions: Set<Question>
    public var unanswered: Question?
    public var presentedPart: Part?
    public var attempt: Attempt
    public let action: (Action) async -> Void

    public init(
        _ appDependencies: AppDependencies,
        files: [ImportedFile] = [],
        isStopped: AllocatedLock<Bool> = AllocatedLock(false),
        settings: Settings = Settings(),
        people: [PersonSummary] = [],
        preview: ImportPreview? = nil,
        isSaving: Bool = false,
        target: Target = .automatic,
        name: String = "",
        nameError: EntryError? = nil,
        height: String = "",
        heightError: EntryError? = nil,
        choices: ImportChoices = ImportChoices(),
        questions: Set<Question> = [],
        unanswered: Question? = nil,
        presentedPart: Part? = nil,
        attempt: Attempt = .idle,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.appDependencies = appDependencies
        self.files = files
        self.isStopped = isStopped
        weak var parent: Import?
        source = ImportSource(appDependencies, action: { await parent?.send(.source($0)) })
        self.settings = settings
        self.people = people
        self.preview = preview
        self.isSaving = isSaving
        self.target = target
        self.name = name
        self.nameError = nameError
        self.height = height
        self.heightError = heightError
        self.choices = choices
        self.questions = questions
        self.unanswered = unanswered
        self.presentedPart = presentedPart
        self.attempt = attempt
        self.action = action
        parent = self
    }

    public func reduce(_ action: Action) async {
        switch action {
        case .task:
            await loadPeople()
            await source.send(.task)

        case .source(.readResponse(.success(let files))):
            await receive(files)

        case .columnsButtonTapped:
            guard let sample = files.first?.sample else { break }
            (preview, unanswered) = (nil, nil)
            await source.send(.columnsButtonTapped(sample))

        case .source, .importResponse(.success(.imported)): break

        case .stopButtonTapped: isStopped.withLock { $0 = true }

        case .onDisappear:
            isStopped.withLock { $0 = true }
            await source.send(.onDisappear)

        case .previewResponse(let result):
            await receive(result)

        case .targetPickerSelected(let target):
            self.target = target
            choices.isUnitConfirmed = false
            (nameError, heightError, unanswered) = (nil, nil, nil)
            await loadPreview()

        case .choicePickerSelected(var new):
            if new.unit != choices.unit {
                new.isUnitConfirmed = new.unit != nil && preview?.unitDoubt != nil
            }
            (choices, unanswered) = (new, nil)
            await loadPreview()

        case .onChangeName: nameError = nil

        case .onChangeHeight:
            heightError = nil
            await loadPreview()

        case .partButtonTapped(let part): presentedPart = part
        case .onDismissPart: presentedPart = nil

        case .backButtonTapped:
            (preview, unanswered) = (nil, nil)
            await source.send(.onReopen(nil))

        case .importButtonTapped: await submit()

        case .importResponse(.success(.changed(let preview))):
            (isSaving, self.preview) = (false, preview)

        case .importResponse(.success(.stopped)): isSaving = false

        case .importResponse(.failure(let error)):
            (isSaving, attempt) = (false, Attempt(error))

        case .attempt(let action):
            await reduceAttempt(action, \.attempt) { await save(isIrreversible: $0) }
        }
    }

    public indirect enum Action: Sendable {
        case task
        case source(ImportSource.Action)
        case columnsButtonTapped
        case stopButtonTapped
        case onDisappear
        case previewResponse(Result<ImportPreview, any Error>)
        case targetPickerSelected(Target)
        case choicePickerSelected(ImportChoices)
        case onChangeName
        case onChangeHeight
        case partButtonTapped(Part)
        case onDismissPart
        case backButtonTapped
        case importButtonTapped
        case importResponse(Result<Outcome, any Error>)
        case attempt(AttemptAction)
    }
}

extension Import {
    // If people cannot be read, the preview fails with the reason.
    func loadPeople() async {
        let names = await workerClient.run { [personService] in
            try? personService.loadNames().values
        }
        people = names ?? []
        if names?.isEmpty == true { target = .newPerson }
        // The chosen person may have changed since.
        if case .person(let person) = target {
            target = people.first { $0.id == person.id }.map { .person($0.person) } ?? .automatic
        }
    }

    func receive(_ files: [ImportedFile]) async {
        self.files = files
        questions = []
        choices = ImportChoices()
        if name.isEmpty { name = files.first?.people.first?.name ?? "" }
        if !isTargetOffered { target = .automatic }
        await loadPreview()
    }

    // Previews the import with the current choices.
    func loadPreview() async {
        guard !files.isEmpty else { return }
        let result = await workerClient.run { [importService, files, allChoices] in
            Result<_, any Error> { try importService.preview(of: files, allChoices) }
        }
        await send(.previewResponse(result))
    }

    func receive(_ result: Result<ImportPreview, any Error>) async {
        switch result {
        case .success(let preview):
            self.preview = preview
            note(preview)

        case .failure(let error):
            let failure = error as? ImportFailure
            if preview == nil {
                await source.send(.onReopen(failure.map(PathFault.importing)))
            } else if case .storage(let error) = failure {
                attempt = .failed(error)
            }
        }
    }

    private var allChoices: ImportChoices {
        var choices = choices
        switch target {
        case .automatic: choices.target = .automatic
        case .person(let person): choices.target = .person(person)
        case .newPerson:
            choices.target = .newPerson(
                name: (try? entryService.name(name)) ?? name,
                height: try? entryService.height(height, unit: settings.heightUnit)
            )
        }
        return choices
    }

    private func note(_ preview: ImportPreview) {
        // A doubted unit has to be chosen again.
        let isDoubted = preview.questions.contains(.unitDoubt)
        if isDoubted { choices.unit = nil }
        if choices.unit == nil { questions.remove(.unit) }
        if isDoubted || preview.questions.contains(.unit) { questions.insert(.unit) }
        if preview.questions.contains(.height) { questions.insert(.height) }
        if !preview.differing.isEmpty { questions.insert(.version) }
        choices.app = preview.app
        if preview.questions.contains(.app) || preview.app != nil { questions.insert(.app) }
        if preview.refusals.contains(where: { $0.reason == .eitherDay }) {
            questions.insert(.dayOrder)
        }
    }
}

extension Import {
    // Reports missing answers first.
    func submit() async {
        guard !isSaving, let preview, isImportOffered else { return }
        unanswered = firstUnanswered
        if target == .newPerson, isTargetOffered {
            if let proposal = heightError?.proposal { height = proposal }
            nameError = EntryError { () throws(EntryError) in _ = try entryService.name(name) }
            heightError = EntryError { () throws(EntryError) in
                guard questions.contains(.height) else { return }
                _ = try entryService.height(height, unit: settings.heightUnit)
            }
        }
        guard nameError == nil, heightError == nil, unanswered == nil, preview.hasChanges,
            preview.questions.isEmpty
        else { return }
        isStopped = AllocatedLock(false)
        isSaving = true
        await save()
    }

    // Saves what the preview showed, unless data has changed meanwhile.
    func save(isIrreversible: Bool = false) async {
        guard let shown = preview else { return }
        await run(\.attempt, Action.importResponse) {
            [importService, personService, files, isStopped, allChoices] in
            // A new people.json would hide that one with backups is missing.
            if shown.parts.contains(where: \.isNew), let loss = try personService.loss(),
                loss.isDamage
            {
                throw loss
            }
            return try importService.save(
                shown,
                of: files,
                allChoices,
                isIrreversible: isIrreversible,
                isStopped: { isStopped.withLock(\.self) }
            )
        }
    }
}

extension Import {
    public enum Target: Hashable, Sendable {
        // The person named by the file, or the only one.
        case automatic
        case person(Person)
        case newPerson
    }

    // Facts that are asked if the file does not tell them, and the person.
    public enum Question: Hashable, Sendable {
        case target
        case unit
        case dayOrder
        case height
        case version
        case app
    }

    // Lists that the preview can open.
    public enum Part: CaseIterable, Hashable, Sendable {
        case new
        case here
        case refused
    }

    // First list with entries.
    public var firstPart: Part {
        guard let preview, preview.new == 0 else { return .new }
        return preview.duplicates > 0 ? .here : preview.remarkCount > 0 ? .refused : .new
    }

    public enum Outcome: Hashable, Sendable {
        // The person if the import was of only one, who is then shown.
        case imported(UUID, of: Person?)
        case stopped
        // Data has changed since the preview.
        case changed(ImportPreview)
    }

    public var isReadyToImport: Bool {
        preview.map { $0.hasChanges && ($0.questions.isEmpty || target == .newPerson) } ?? false
    }

    // True also while a choice is missing, which is reported on import.
    public var isImportOffered: Bool {
        isReadyToImport || firstUnanswered != nil
    }

    var firstUnanswered: Question? {
        guard let preview else { return nil }
        if isTargetOffered, preview.questions.contains(.person), needsTarget { return .target }
        if questions.contains(.unit), choices.unit == nil { return .unit }
        if preview.questions.contains(.version) { return .version }
        if preview.questions.contains(.app) { return .app }
        let isOrderOpen = questions.contains(.dayOrder) && choices.dayOrder == nil
        return isOrderOpen && preview.new == 0 ? .dayOrder : nil
    }

    // False if a file names its people.
    public var isTargetOffered: Bool { files.allSatisfy(\.people.isEmpty) }

    // The only person need not be chosen.
    public var shownTarget: Target {
        target == .automatic && people.count == 1 ? .person(people[0].person) : target
    }

    // Asked in place of the usual question for the unit.
    public var unitDoubt: UnitDoubt? {
        preview.flatMap { $0.questions.contains(.unitDoubt) ? $0.unitDoubt : nil }
    }

    public var needsTarget: Bool { shownTarget == .automatic }

    // True if the user has to tell something.
    public var hasChoices: Bool {
        !questions.isEmpty || isTargetOffered && (needsTarget || target == .newPerson)
    }

    public var areColumnsOffered: Bool { files.count == 1 && !files[0].sample.rows.isEmpty }

    // Roles of the columns that were chosen.
    public var columns: [String] { files.first?.columns?.chosenRoles ?? [] }

    public var newWeighIns: [WeighIn] {
        preview?.parts.flatMap(\.weighIns) ?? []
    }
}

extension ImportService {
    fileprivate func save(
        _ shown: ImportPreview,
        of files: [ImportedFile],
        _ choices: ImportChoices,
        isIrreversible: Bool,
        isStopped: () -> Bool
    ) throws -> Import.Outcome {
        while true {
            let preview = try preview(of: files, choices)
            guard !isStopped() else { return .stopped }
            guard preview.hasSameChanges(as: shown), preview.questions.isEmpty else {
                return .changed(preview)
            }
            switch try save(preview, isIrreversible: isIrreversible, isCancelled: isStopped) {
            case .done:
                let parts = preview.parts
                return .imported(parts[0].id, of: parts.count == 1 ? parts[0].person : nil)
            case .outdated: continue
            case .cancelled: return .stopped
            case .wouldBeIrreversible(let error): throw IrreversibleChange(error)
            }
        }
    }
}
