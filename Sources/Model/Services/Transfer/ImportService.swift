public import DataSource
import Essentials

// Imports the files of other programs. A save does exactly what its preview shows.
public struct ImportService: Sendable {
    private let appDependencies: AppDependencies
    var dateClient: DateClient { appDependencies.dateClient }
    var entryService: EntryService { EntryService(appDependencies) }
    var goalService: GoalService { GoalService(appDependencies) }
    var localTimeClient: LocalTimeClient { appDependencies.localTimeClient }
    var personRepository: PersonRepository { appDependencies.personRepository }
    var personService: PersonService { PersonService(appDependencies) }
    var unitService: UnitService { UnitService(appDependencies) }
    var weighInRepository: WeighInRepository { appDependencies.weighInRepository }
    private var fileClient: FileClient { appDependencies.fileClient }
    private var settingsRepository: SettingsRepository { appDependencies.settingsRepository }

    public init(_ appDependencies: AppDependencies) {
        self.appDependencies = appDependencies
    }

    public func open(_ path: String) throws(StorageError) -> FileStream {
        try ImportRepository(fileClient).open(path)
    }

    // An archive may hold several files. `progress` gets the number of bytes read, and returns false to stop.
    public func read(
        _ stream: FileStream,
        named name: String,
        as format: ImportFormat? = nil,
        columns: ImportedColumns? = nil,
        progress: @escaping (Int) -> Bool = { _ in true }
    ) throws(ImportFailure) -> [ImportedFile] {
        try ImportRepository(fileClient, kept: settingsRepository.importColumns).files(
            of: stream,
            named: name,
            as: format,
            columns: columns,
            progress: progress
        )
    }

    // Reads no file again, so that a choice can be changed at once.
    public func preview(
        of files: [ImportedFile],
        _ choices: ImportChoices = ImportChoices()
    ) throws(ImportFailure) -> ImportPreview {
        var preview = ImportPreview()
        preview.revision = try revision()
        var targets = try targets(choices)
        preview.apps = files.reduce(into: Set<String>()) { $0.formUnion($1.apps.values) }.sorted()
        preview.app = choices.app ?? settingsRepository.importApp(of: preview.apps)
        for var file in files {
            if let app = preview.app, !app.isEmpty { file.keep(app) }
            preview.add(file)
            try add(file, choices, &targets, &preview)
        }
        targets.completeWeighIns()
        preview.differingMeasures = targets.differingMeasures
        preview.differing = targets.parts.flatMap(\.replacements)
        targets.keep(choices.version)
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
        isIrreversible: Bool = false,
        isCancelled: () -> Bool = { false }
    ) throws(StorageError) -> AdditionOutcome {
        guard preview.questions.isEmpty else { return .cancelled }
        let outcome = try weighInRepository.add(
            preview.parts,
            since: preview.revision,
            isIrreversible: isIrreversible,
            isCancelled: isCancelled
        )
        if case .done = outcome {
            settingsRepository.keep(preview.namedColumns)
            if let app = preview.app { settingsRepository.keep(app, of: preview.apps) }
            for part in preview.parts {
                let count = part.weighIns.count + part.replacements.count
                if count > 0 { goalService.review(.imported(count, of: part.id)) }
            }
        }
        return outcome
    }

    // False if the data has changed meanwhile.
    func saveArrival(_ preview: ImportPreview) throws(StorageError) -> Bool {
        switch try save(preview) {
        case .done: return true
        case .cancelled, .outdated: return false
        case .wouldBeIrreversible(let error): throw error
        }
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
        namedColumns.merge(file.namedColumns) { _, last in last }
        for column in file.ignoredColumns where !ignoredColumns.contains(column) {
            ignoredColumns.append(column)
        }
        omitted += file.omitted
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

extension ImportService {
    // Compares the medians: readings that differ this much may be another person's.
    func distance(of part: ImportPart, from here: [WeighIn]) -> ImportDistance? {
        let weights = part.weighIns.map { ($0.day, $0.weight) }
        guard let (new, old) = comparable(weights, here) else { return nil }
        let (imported, known) = (median(of: new), median(of: old))
        guard abs(imported - known) > known * Self.tolerance else { return nil }
        return ImportDistance(person: part.person, imported: imported, known: known)
    }

    // Counts the days whose stored weights all differ from an imported one.
    func contradictedDays(of part: ImportPart, from here: [WeighIn]) -> Int {
        var known = [Day: [Double]]()
        for weighIn in here { known[weighIn.day, default: []].append(weighIn.weight) }
        let days = part.weighIns.lazy
            .filter { new in
                known[new.day]?.allSatisfy { abs($0 - new.weight) >= Self.leastDifference } ?? false
            }
            .map(\.day)
        return Set(days).count
    }

    private static let leastDifference = 0.1
    private static let tolerance = 0.1
    // Days within which two weights can be compared.
    private static let nearDays = 60

    // Enough for a median.
    private static let mostCompared = 200

    // The numbers of the file that have no unit, beside the weights that are here: those of about
    // the same time, or all.
    func comparison(
        of file: ImportedFile,
        _ dates: ImportedDates,
        with here: [WeighIn]
    ) -> ImportedUnits.Comparison {
        let open = file.readings.filter { $0.unit == nil && !$0.isCompound }
        guard !open.isEmpty, !here.isEmpty else { return [] }
        let step = open.count / Self.mostCompared + 1
        let some = stride(from: 0, to: open.count, by: step).map { open[$0] }
        let dated = some.compactMap { reading in
            day(of: reading.date, dates).map { ($0, reading.weight) }
        }
        if let (new, here) = comparable(dated, here) {
            return zip(new, here).map { (number: $0, known: $1) }
        }
        let known = median(of: here.map(\.weight))
        return some.map { (number: $0.weight, known: known) }
    }

    private func day(of date: ImportedDate, _ dates: ImportedDates) -> Day? {
        guard case .instant(let seconds) = date else { return try? dates.day(date) }
        return localTimeClient.localTime(Date(timeIntervalSince1970: Double(seconds))).day
    }

    // Each new weight with the nearest known one; `nil` if none is near.
    private func comparable(
        _ new: [(day: Day, weight: Double)],
        _ here: [WeighIn]
    ) -> (new: [Double], here: [Double])? {
        let known = here.sorted { $0.day < $1.day }
        let pairs = new.compactMap { new -> (Double, Double)? in
            let near = known.inDays(
                new.day.advanced(by: -Self.nearDays)...new.day.advanced(by: Self.nearDays),
                \.day
            )
            return near.min { distance(new.day, $0.day) < distance(new.day, $1.day) }
                .map { (new.weight, $0.weight) }
        }
        return pairs.isEmpty ? nil : (pairs.map(\.0), pairs.map(\.1))
    }

    private func distance(_ day: Day, _ other: Day) -> Int { abs(day.distance(to: other)) }

    private func median(of weights: [Double]) -> Double {
        weights.sorted()[weights.count / 2]
    }
}

extension ImportService {
    // Time of readings without one.
    static let noon = TimeOfDay(hour: 12, minute: 0) ?? .midnight

    func revision() throws(ImportFailure) -> Revision {
        do throws(StorageError) {
            return try weighInRepository.revision()
        } catch {
            throw .storage(error)
        }
    }

    func targets(_ choices: ImportChoices) throws(ImportFailure) -> ImportTargets {
        do throws(StorageError) {
            let people = try personRepository.load()
            if let problem = people.problems.first(where: \.isDamage) { throw problem }
            return ImportTargets(people: people.values, choice: choices.target)
        } catch {
            throw .storage(error)
        }
    }

    func add(
        _ file: ImportedFile,
        _ choices: ImportChoices,
        _ targets: inout ImportTargets,
        _ preview: inout ImportPreview
    ) throws(ImportFailure) {
        let places = try targets.places(of: file, self)
        guard let first = places.first else { return }
        let own = targets.adopt(file, places, self, &preview)
        let part = targets.parts[first]
        let height = part.person.height > 0 ? part.person.height : nil
        let dates = ImportedDates(file, choice: choices.dayOrder)
        let known = comparison(of: file, dates, with: targets.weighIns[first])
        let units = try ImportedUnits(file, choices, height: height, beside: known, unitService)
        preview.unit = preview.unit ?? units.unit
        if let order = dates.order, file.readings.contains(where: \.date.isInNumbers) {
            preview.dayOrder = preview.dayOrder ?? order
        }
        let oldRefusals = preview.refusals.count
        var isAnyNewWithoutUnit = false
        var reader = ReadingConverter(
            service: self,
            dates: dates,
            unit: units.unit?.unit,
            own: own,
            now: dateClient.now()
        )
        var weighIns = reader.weighIns(of: file, places, targets, &preview)
        if file.format == .libra { weighIns.dropMidnightCopies(&preview) }
        weighIns.dropCopies(&preview)
        let appsOfDays = preview.app == nil ? weighIns.apps(file) : [:]
        let ids = Set(weighIns.map(\.weighIn.id))
        preview.add(days: weighIns.map(\.weighIn.day))
        for place in Set(places) { targets.known[place].beginFile() }
        for (reading, weighIn) in weighIns {
            preview.found += 1
            let place = places[min(reading.owner, places.count - 1)]
            if let old = targets.known[place][reading.id],
                old.differs(fromImported: weighIn, height: reading.possibleHeight)
            {
                targets.differ(old, weighIn, height: reading.possibleHeight, at: place)
                continue
            }
            // An earlier import of this line, which was edited here since.
            if reading.id == nil, let old = targets.known[place][weighIn.id],
                (old.day, old.time, old.weight) != (weighIn.day, weighIn.time, weighIn.weight)
            {
                var imported = weighIn
                if imported.note.isEmpty { imported.note = old.note }
                targets.differ(old, imported, height: reading.possibleHeight, at: place)
                continue
            }
            var weighIn = weighIn
            let known = targets.known[place]
                .insert(weighIn, from: reading, isOwn: file.format == .csv)
            if file.format == .csv, !weighIn.note.isEmpty, let old = targets.known[place][known],
                old.differs(inNoteFrom: weighIn)
            {
                targets.differ(old, weighIn, at: place)
            } else if let known {
                if targets.known[place].isStored(known) {
                    preview.duplicates += 1
                    preview.known.append(weighIn)
                } else {
                    preview.repeatedCount += 1
                }
                if !weighIn.measures.isEmpty {
                    targets.complete(known, with: weighIn.measures, at: place)
                }
            } else if reading.id == nil || !targets.isDeleted(weighIn, at: place, self) {
                targets.correct(by: &weighIn, file.format, beside: ids, at: place)
                targets.parts[place].weighIns.append(weighIn)
                if appsOfDays[weighIn.day]?.count ?? 0 > 1 { preview.ask(.app) }
                isAnyNewWithoutUnit = isAnyNewWithoutUnit || reading.unit == nil
            }
        }
        let live = Set(weighIns.compactMap(\.reading.id))
        for (id, owner) in file.deletions where !live.contains(id) {
            let place = places[min(owner, places.count - 1)]
            if let old = targets.known[place][id] { targets.differ(old, nil, at: place) }
        }
        for place in Set(places) { targets.parts[place].weighIns.sort() }
        // The unit does not matter if all readings without one are stored already as kilograms.
        let isUnitOpen =
            isAnyNewWithoutUnit
            || preview.refusals.dropFirst(oldRefusals).contains(where: \.reason.isPerhapsOfUnit)
            || preview.refusedCount > preview.refusals.count
        if isUnitOpen, units.unit == nil, file.readings.contains(where: { $0.unit == nil }) {
            preview.ask(.unit)
        }
        // Files of ours are in kilograms for certain.
        let isOurs = file.format == .json || file.format == .csv
        if isUnitOpen, !isOurs, let likely = units.likely, let told = units.unit?.unit {
            let byBMI = file.readings.filter { $0.unit == nil && $0.bmi != nil }.map(\.weight)
            let number = median(of: units.isLikelyByBMI ? byBMI : known.map(\.number))
            let distance = ImportDistance(
                person: part.person,
                imported: unitService.kilograms(number, told),
                known: units.isLikelyByBMI
                    ? unitService.kilograms(number, likely) : median(of: known.map(\.known))
            )
            preview.unitDoubt = UnitDoubt(
                distance,
                unit: told,
                likely: likely,
                isByBMI: units.isLikelyByBMI
            )
            preview.ask(.unitDoubt)
        }
        if part.isNew, height == nil, !targets.hasNobody { preview.ask(.height) }
    }
}

extension ImportedDate {
    fileprivate var isInNumbers: Bool {
        if case .parts = self { true } else { false }
    }
}

extension ImportRefusal.Reason {
    // True if another unit, or an answer still missing, might avoid the refusal.
    fileprivate var isPerhapsOfUnit: Bool {
        self == .outOfBounds || self == .implausible || self == .eitherDay
    }
}

extension ImportPreview {
    fileprivate mutating func ask(_ question: Question) {
        if !questions.contains(question) { questions.append(question) }
    }

    fileprivate mutating func add(days: [Day]) {
        guard var first = days.min(), var last = days.max() else { return }
        if let range = self.days {
            first = min(first, range.lowerBound)
            last = max(last, range.upperBound)
        }
        self.days = first...last
    }
}

extension [(reading: ImportedReading, weighIn: WeighIn)] {
    // Old databases hold each weigh-in twice, once at the midnight before it.
    fileprivate mutating func dropMidnightCopies(_ preview: inout ImportPreview) {
        var weights = [Day: Set<Double>]()
        for (_, weighIn) in self where weighIn.time != .midnight {
            weights[weighIn.day, default: []].insert(weighIn.weight)
        }
        let count = count
        removeAll { _, weighIn in
            weighIn.time == .midnight && weights[weighIn.day]?.contains(weighIn.weight) ?? false
        }
        preview.found += count - self.count
        preview.repeatedCount += count - self.count
    }

    // Keeps the more exact one of two readings that several apps wrote within a minute.
    fileprivate mutating func dropCopies(_ preview: inout ImportPreview) {
        guard Set(lazy.map(\.reading.source)).count > 1 else { return }
        var (kept, sources) = (Self(), [Set<Int>]())
        for new in self {
            let source = new.reading.source
            let place = kept.indices.reversed()
                .prefix { kept[$0].weighIn.minute >= new.weighIn.minute - 1 }
                .first { place in
                    let old = kept[place]
                    return source != 0 && !sources[place].contains(source)
                        && !sources[place].contains(0) && old.reading.owner == new.reading.owner
                        && abs(old.weighIn.weight - new.weighIn.weight) < Self.tolerance
                }
            guard let place else {
                kept.append(new)
                sources.append([source])
                continue
            }
            let isBetter = new.weighIn.weight.decimals > kept[place].weighIn.weight.decimals
            let (better, other) = isBetter ? (new, kept[place]) : (kept[place], new)
            kept[place] = better
            kept[place].weighIn.measures.complete(from: other.weighIn.measures)
            if better.weighIn.note.isEmpty { kept[place].weighIn.note = other.weighIn.note }
            sources[place].insert(source)
        }
        kept.sort { $0.weighIn.moment < $1.weighIn.moment }
        preview.found += count - kept.count
        preview.repeatedCount += count - kept.count
        self = kept
    }

    // In kilograms, with 0.1 itself.
    private static var tolerance: Double { 0.1 + 1e-6 }

    // Apps that wrote the weigh-ins of each day.
    fileprivate func apps(_ file: ImportedFile) -> [Day: Set<String>] {
        guard file.apps.count > 1 else { return [:] }
        return reduce(into: [:]) { days, element in
            guard let app = file.apps[element.reading.source] else { return }
            days[element.weighIn.day, default: []].insert(app)
        }
    }
}

extension WeighIn {
    fileprivate var minute: Int { day.number * 1440 + time.minutes }
}

extension Double {
    // 0, 1 or 2, for more too: pounds have many in kilograms.
    fileprivate var decimals: Int {
        (0...1).first { place in
            let number = self * (place == 0 ? 1 : 10)
            return abs(number - number.rounded()) < 1e-6
        } ?? 2
    }
}
