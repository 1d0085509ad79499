public import DataSource
import Essentials

// Imports the files of other programs. A save does exactly what its preview shows.
public struct ImportService: Sendable {
    let dateClient: DateClient
    let entryService: EntryService
    let goalService: GoalService
    let localTimeClient: LocalTimeClient
    let personRepository: PersonRepository
    let personService: PersonService
    let unitService: UnitService
    let uuidClient: UUIDClient
    let weighInRepository: WeighInRepository
    private let importRepository: ImportRepository

    public init(_ appDependencies: AppDependencies) {
        dateClient = appDependencies.dateClient
        entryService = EntryService(appDependencies)
        goalService = GoalService(appDependencies)
        importRepository = ImportRepository(appDependencies.fileClient)
        localTimeClient = appDependencies.localTimeClient
        personRepository = PersonRepository(
            appDependencies.dataFolderClient,
            appDependencies.dateClient
        )
        personService = PersonService(appDependencies)
        unitService = UnitService(appDependencies)
        uuidClient = appDependencies.uuidClient
        weighInRepository = WeighInRepository(
            appDependencies.dataFolderClient,
            appDependencies.dateClient
        )
    }

    public func open(_ path: String) throws(StorageError) -> FileStream {
        try importRepository.open(path)
    }

    // `progress` gets the number of bytes read, and returns false to stop.
    public func read(
        _ stream: FileStream,
        named name: String,
        as format: ImportFormat? = nil,
        progress: (Int) -> Bool = { _ in true }
    ) throws(ImportFailure) -> ImportedFile {
        try importRepository.read(stream, named: name, as: format, progress: progress)
    }

    // Reads no file again, so that a choice can be changed at once.
    public func preview(
        of files: [ImportedFile],
        _ choices: ImportChoices = ImportChoices()
    ) throws(ImportFailure) -> ImportPreview {
        var preview = ImportPreview()
        preview.revision = try revision()
        var targets = try targets(choices)
        for file in files {
            preview.add(file)
            try add(file, choices, &targets, &preview)
        }
        targets.completeWeighIns()
        preview.differingMeasures = targets.differingMeasures
        preview.differing = targets.parts.flatMap(\.replacements)
        if choices.version != .file {
            for place in targets.parts.indices { targets.parts[place].replacements = [] }
        }
        if !preview.differing.isEmpty, choices.version == nil { preview.questions.append(.version) }
        preview.contradictedDays = zip(targets.parts, targets.weighIns)
            .reduce(0) { $0 + contradictedDays(of: $1.0, from: $1.1) }
        preview.distances = zip(targets.parts, targets.weighIns).compactMap(distance)
        preview.parts = targets.parts.filter {
            !$0.weighIns.isEmpty || $0.isNew || !$0.missing.isEmpty
                || !$0.replacements.isEmpty
        }
        if targets.hasNobody, !preview.questions.contains(.person) {
            preview.questions.append(.person)
        }
        preview.refusals.sort { ($0.file, $0.line) < ($1.file, $1.line) }
        return preview
    }

    public func save(
        _ preview: ImportPreview,
        isFinal: Bool = false,
        isCancelled: () -> Bool = { false }
    ) throws(StorageError) -> AdditionOutcome {
        guard preview.questions.isEmpty else { return .cancelled }
        let outcome = try weighInRepository.add(
            preview.parts,
            since: preview.revision,
            isFinal: isFinal,
            isCancelled: isCancelled
        )
        if case .done = outcome {
            for part in preview.parts {
                let count = part.weighIns.count + part.replacements.count
                if count > 0 { goalService.review(.imported(count, of: part.id)) }
            }
        }
        return outcome
    }
}

extension ImportPreview {
    fileprivate mutating func add(_ file: ImportedFile) {
        if !formats.contains(file.format) { formats.append(file.format) }
        refusals += file.refusals
        refusedCount += file.refusedCount
        emptyCount += file.emptyCount
        cleanedCount += file.cleanedCount
        if file.isCut { isCut = true }
        for column in file.ignoredColumns where !ignoredColumns.contains(column) {
            ignoredColumns.append(column)
        }
        if file.format == .zepp { noteHeights(of: file) }
    }

    // Files of these scales contain everyone who uses the scale.
    private mutating func noteHeights(of file: ImportedFile) {
        let distinct = Set(file.readings.compactMap(\.height))
            .filter(EntryService.heights.contains).sorted()
        guard let first = distinct.first, let last = distinct.last, last - first > 10 else {
            return
        }
        heights = Array(distinct.prefix(5))
    }
}
