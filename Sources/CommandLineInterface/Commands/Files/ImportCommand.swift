import CursesCore
import DataSource
import Model
import SharedInterface

struct ImportCommand {
    let context: CommandContext

    private static let mostRefusals = 10

    func answer() throws -> Answer {
        let isTrial = context.invocation.has(.dryRun)
        if !isTrial { try context.forms.checkFolder() }
        let service = ImportService(context.appDependencies)
        let personService = PersonService(context.appDependencies)
        let files = try context.invocation.words.flatMap { try read($0, service) }
        var isAsked = context.invocation.has(.yes)
        var earlier: ImportPreview?
        if context.invocation.has(.force), !context.invocation.has(.unit) {
            throw CommandError.usage(.missingOption("--unit", command: "import"))
        }
        var answers = ImportChoices()
        while true {
            let choices = try ImportOptions(context: context).choices(besides: answers, files)
            var preview = try importing { () throws(ImportFailure) in
                try service.preview(of: files, choices)
            }
            // Without an answer, the readings of all apps are taken, and nothing is kept.
            if isTrial || !context.questions.isAnswered {
                preview.questions.removeAll { $0 == .app }
            }
            if preview.questions.contains(.person), choices.target == .automatic,
                let usual = context.people.usual
            {
                answers.target = .person(usual.person)
                continue
            }
            if isTrial {
                let people =
                    preview.parts.contains(where: \.isNew) ? try? personService.loadNames() : nil
                context.report(people?.problems.filter(\.isLoss) ?? [])
                return shown(preview)
            }
            if let earlier, !preview.isLike(earlier, inNumbers: !context.invocation.has(.yes)) {
                throw CommandError.refused("The data has changed meanwhile. Nothing was imported.")
            }
            if try settle(preview, &answers) { continue }
            if let answer = try answer(withoutSaving: preview) { return answer }
            earlier = preview
            if !isAsked {
                try ask(preview)
                isAsked = true
                // The data may change while the user answers, so the preview is made again.
                continue
            }
            // Another process may have changed the data or be writing; preview again.
            guard try save(preview, service) else { continue }
            context.report(personService.unlistedHistories())
            guard !context.isJSON else { return shown(preview) }
            if context.invocation.has(.yes) { tellDoubts(preview) }
            return Answer(lines: [line(of: preview)], status: status(of: preview))
        }
    }

    private func answer(withoutSaving preview: ImportPreview) throws -> Answer? {
        if let question = preview.questions.first { throw error(question, preview) }
        guard preview.found > 0 || preview.refusedCount > 0 else {
            throw CommandError.notDone(context.string("No weights found"), isNothing: true)
        }
        guard !preview.hasChanges else { return nil }
        guard preview.found > 0 else {
            throw CommandError.notDone(refused(preview), isNothing: false)
        }
        return shown(preview, line: context.string(preview.nothingNewLabel))
    }

    // Names the person if there are others; an import for several people has no name.
    private func line(of preview: ImportPreview) -> String {
        let id = preview.parts[0].id
        let change: DataChange =
            if preview.new > 0 {
                .imported(
                    preview.new,
                    completed: preview.completed,
                    replaced: preview.replaced,
                    of: id
                )
            } else if preview.completed > 0 {
                .completed(preview.completed, of: id)
            } else {
                .replaced(preview.replaced, of: id)
            }
        if preview.isOfDeletions {
            return context.string("Weigh-ins deleted as in the file: \(preview.replaced)")
        }
        let made = context.notice(.made(change))
        guard preview.parts.count == 1 else { return made }
        let undoService = UndoService(context.appDependencies)
        let notice = undoService.step(ofChangeOf: id).map(undoService.notice)
        return notice.map { context.string(context.style(of: $0).label) } ?? made
    }

    private func read(_ word: String, _ service: ImportService) throws -> [ImportedFile] {
        let stream =
            word == "-"
            ? FileStream(size: nil) { () throws(StorageError) in
                try context.console.readPiece()
            }
            : try service.open(word)
        var bar = ProgressBar(context: context, title: context.string("Reading \(word)"))
        defer { bar.end() }
        let format = context.invocation[.importFormat].flatMap(ImportFormat.init)
        let columns = try columns()
        return try importing { () throws(ImportFailure) in
            try service.read(stream, named: word, as: format, columns: columns) { count in
                bar.show(count, of: stream.size)
                return true
            }
        }
    }

    private func columns() throws -> ImportedColumns? {
        guard let text = context.invocation[.columns] else { return nil }
        do throws(ImportedColumns.Fault) {
            return try ImportedColumns(text)
        } catch .unknown(let word) {
            throw CommandError.usage(
                .notAmong(word, option: "--columns", choices: ImportedColumns.roles)
            )
        } catch .twice(let word) {
            throw CommandError.needs("--columns names \(word) twice.")
        } catch {
            throw CommandError.refused("--columns needs a date and a weight: date,-,weight")
        }
    }

    private func importing<Value>(
        _ body: () throws(ImportFailure) -> Value
    ) throws -> Value {
        do {
            return try body()
        } catch .storage(let error) {
            throw CommandError.storage(error)
        } catch {
            throw CommandError.importing(error)
        }
    }

    // A terminal shows the preview above a question.
    private func show(_ lines: [String]) {
        if !context.isJSON { _ = context.console.writeError(PlainText(lines).bytes) }
    }

    private func ask(_ preview: ImportPreview) throws {
        show(lines(of: preview))
        try context.questions.confirm(
            context.string("Import this?"),
            orElse: .refused("Not done: add --yes where no question can be asked.")
        )
    }

    // False if the data has changed since the preview.
    private func save(_ preview: ImportPreview, _ service: ImportService) throws -> Bool {
        let isInterrupted = context.console.watchInterrupts()
        var outcome = try service.save(preview, isCancelled: isInterrupted)
        if case .wouldBeIrreversible(let error) = outcome {
            try context.questions.confirmFinal(error)
            outcome = try service.save(preview, isIrreversible: true, isCancelled: isInterrupted)
        }
        if outcome == .cancelled { throw CommandError.importing(.cancelled) }
        if outcome == .outdated { return false }
        context.hasSaved = true
        return true
    }

    // With --yes there was no preview, so doubts are printed afterwards.
    private func tellDoubts(_ preview: ImportPreview) {
        let facts = facts(preview)
        let doubts =
            (facts.guess + facts.repeated + facts.doubts).map { "\($0.label): \($0.text)" }
            + refusals(preview)
            + warnings(preview)
        if !doubts.isEmpty { _ = context.console.writeError(PlainText(doubts).bytes) }
    }

    private func refusals(_ preview: ImportPreview) -> [String] {
        let isUnclear = preview.refusals.contains { $0.reason == .eitherDay }
        let lines = facts(preview).refusals(
            upTo: Self.mostRefusals,
            ofSeveralFiles: context.invocation.words.count > 1
        )
        return isUnclear ? lines + [context.string(Self.orderHint)] : lines
    }

    private func warnings(_ preview: ImportPreview) -> [String] {
        facts(preview).warnings(in: context.settings.weightUnit)
    }

    private static let orderHint: LocalizedStringKey =
        "The order of the dates is not clear: --date-order says whether dmy, mdy or ymd."

    private func refused(_ preview: ImportPreview) -> String {
        ([context.string("Nothing can be imported")] + refusals(preview)).joined(separator: "; ")
    }

    private func facts(_ preview: ImportPreview) -> ImportFacts {
        ImportFacts(preview, names: context.names, days: context.days)
    }

    private func lines(of preview: ImportPreview) -> [String] {
        var columns = Columns([false, false])
        for fact in facts(preview).facts { columns.append([fact.label, fact.text]) }
        return columns.lines + refusals(preview).map { "  \($0)" } + warnings(preview)
    }

    // Fails if some data could not be read; a question is the same error as without `--dry-run`.
    private func status(of preview: ImportPreview) -> ExitStatus {
        if let question = preview.questions.first { return error(question, preview).status }
        return preview.isIncomplete ? .failed : .done
    }

    private func shown(_ preview: ImportPreview, line: String? = nil) -> Answer {
        let status = status(of: preview)
        if context.isJSON {
            var answer = JSONWriter.answer { json in
                json.preview(preview, hasSeveralFiles: context.invocation.words.count > 1) {
                    context.string($0)
                }
            }
            answer.status = status
            return answer
        }
        if let line { return Answer(lines: [line], status: status) }
        let questions = preview.questions.flatMap { error($0, preview).lines(context) }
        return Answer(lines: lines(of: preview) + questions, status: status)
    }
}

extension ImportPreview {
    fileprivate var isOfDeletions: Bool {
        new + completed == 0 && replaced > 1
            && parts.allSatisfy { $0.replacements.allSatisfy { $0.new == nil } }
    }

    // With `--yes` the numbers may change, but no measure may be left out that was read before.
    fileprivate func isLike(_ other: ImportPreview, inNumbers: Bool) -> Bool {
        guard !hasChanges || hasSameMeasures(as: other) else { return false }
        return !inNumbers
            || (found, new, duplicates, completed)
                == (other.found, other.new, other.duplicates, other.completed)
                && differing == other.differing
                && parts.map(\.isNew) == other.parts.map(\.isNew)
                && parts.map(\.weighIns.count) == other.parts.map(\.weighIns.count)
    }
}

extension ImportCommand {
    private static let mostDifferences = 3

    // Asks below the preview, one question at a time. False if none is open or no user can answer.
    private func settle(_ preview: ImportPreview, _ answers: inout ImportChoices) throws -> Bool {
        switch preview.questions.first {
        case .unit where context.questions.isAnswered:
            show(lines(of: preview))
            let units = WeightUnit.allCases.map(\.symbol).listed(context.string)
            let question = context.string("In which unit are the weights: \(units)?")
            guard let answer = context.questions.ask(question), !answer.isEmpty else {
                return false
            }
            // Another word is asked about again.
            answers.unit = WeightUnit.named(answer)
        case .unitDoubt:
            guard let doubt = preview.unitDoubt, context.questions.isAnswered else { return false }
            show(lines(of: preview))
            let question = context.string(doubt.label(context.names, context.string))
            let isLikely = context.questions.answer(question) ?? false
            let unit = isLikely ? doubt.likely : doubt.unit
            let label = context.string(unit.label)
            let confirmation = context.string("Import them as \(label)?")
            guard isLikely || context.questions.answer(confirmation) == true
            else { throw CommandError.refused("Nothing was changed.") }
            (answers.unit, answers.isUnitConfirmed) = (unit, true)
        case .app:
            show(lines(of: preview))
            let apps = preview.apps.listed(context.string)
            let question = context.string("Whose weigh-ins are taken: \(apps) or all?")
            guard let answer = context.questions.ask(question), !answer.isEmpty else {
                return false
            }
            answers.app = preview.apps.app(named: answer)
        case .version where preview.questions.count == 1:
            guard let answer = answer(preview) else { return false }
            answers.version = answer ? .file : .here
        default: return false
        }
        return true
    }

    // Asks below the preview which version to keep. `nil` if no user can answer.
    private func answer(_ preview: ImportPreview) -> Bool? {
        guard context.questions.isAnswered else { return nil }
        let own = preview.parts.flatMap(\.person.ownMeasures).map(Measure.own)
        let measures = Measure.builtIn + own
        let differing = preview.differing.prefix(Self.mostDifferences).map { difference in
            let here = text(difference.old, beside: difference.new, measures)
            let file = text(difference.new, beside: difference.old, measures)
            return "  " + context.string("here: \(here); file: \(file)")
        }
        show(lines(of: preview) + differing)
        return context.questions.answer(context.string("Take what the file says?"))
    }

    // Height and measures only where the other version has others.
    private func text(
        _ weighIn: WeighIn?,
        beside other: WeighIn?,
        _ measures: [Measure]
    ) -> String {
        guard let weighIn else { return context.string("deleted") }
        var texts = ["\(weighIn.day) \(weighIn.time)", context.units.weight.text(weighIn.weight)]
        if let other, other.height != weighIn.height {
            texts.append(context.units.height.text(weighIn.height))
        }
        for measure in measures {
            guard let value = weighIn.measures[measure], let other, other.measures[measure] != value
            else { continue }
            let label = context.string(measure.label)
            texts.append("\(label) \(context.units.measure.text(value, of: measure))")
        }
        return (texts + (weighIn.note.isEmpty ? [] : [weighIn.note])).joined(separator: " ")
    }

    private func error(
        _ question: ImportPreview.Question,
        _ preview: ImportPreview
    ) -> CommandError {
        switch question {
        case .unit: .needs("The weights have no unit: add --unit \(CommandOption.weightUnits).")
        case .unitDoubt: .notDone(preview.unitDoubt.map(text) ?? "", isNothing: false)
        case .height: .usage(.missingOption("--height", command: "import"))
        case .app: .needs("Several apps wrote weigh-ins of the same days: add --app NAME or all.")
        case .version: .needs("Some weigh-ins differ from those here: add --keep here or file.")
        case .person:
            ((try? context.people.all()) ?? []).isEmpty
                ? .needs("Which person? --new-person NAME --height HEIGHT adds one.")
                : .whichPerson(((try? context.people.all()) ?? []).map(context.names.title))
        }
    }

    private func text(_ doubt: UnitDoubt) -> String {
        let label = context.string(doubt.label(context.names, context.string))
        return context.string(
            "\(label) Nothing was imported: add -u \(doubt.likely.symbol) --force, or -u \(doubt.unit.symbol) --force to take them as they are."
        )
    }
}

// Target and number formats of an import, from the options.
struct ImportOptions {
    let context: CommandContext

    // The answers to questions come before the options.
    func choices(
        besides answers: ImportChoices,
        _ files: [ImportedFile]
    ) throws -> ImportChoices {
        let target = try target()
        return ImportChoices(
            target: target == .automatic ? answers.target : target,
            unit: answers.unit ?? context.invocation[.unit].flatMap(WeightUnit.named),
            isUnitConfirmed: answers.isUnitConfirmed || context.invocation.has(.force),
            dayOrder: context.invocation[.dateOrder].flatMap(DayOrder.init),
            version: answers.version ?? context.invocation[.keep].flatMap(ImportVersion.init),
            app: try answers.app ?? app(files)
        )
    }

    private func app(_ files: [ImportedFile]) throws -> String? {
        guard let word = context.invocation[.writer] else { return nil }
        let apps = Set(files.flatMap(\.apps.values)).sorted()
        guard let app = apps.app(named: word) else {
            throw CommandError.usage(.notAmong(word, option: "--app", choices: apps + ["all"]))
        }
        return app
    }

    private func target() throws -> ImportChoices.Target {
        guard let name = context.invocation[.newPerson] else {
            guard context.people.chosenName != nil else { return .automatic }
            return .person(try context.people.chosen().person)
        }
        guard !context.invocation.has(.person) else {
            throw CommandError.usage(.unexpectedWord("--person", command: "import"))
        }
        let service = EntryService(context.appDependencies)
        do {
            let read = try service.name(name)
            // Repeating the command would import the weigh-ins for a second new person.
            let namesakes = ReferenceService(context.appDependencies)
                .people(named: read, among: try context.people.othersOfNewPerson())
            guard namesakes.isEmpty else {
                throw CommandError.refused(
                    "\(context.names.name(read)) already exists; --person imports for them."
                )
            }
            return .newPerson(name: read, height: try height(service))
        } catch let error as EntryError {
            throw CommandError.entry("--new-person", error)
        }
    }

    private func height(_ service: EntryService) throws -> Double? {
        guard let text = context.invocation[.height] else { return nil }
        do {
            return try service.height(text, unit: context.settings.heightUnit)
        } catch {
            throw CommandError.entry("--height", error)
        }
    }
}

extension [String] {
    // By its name or a clear beginning, without spaces; empty for all apps.
    fileprivate func app(named word: String) -> String? {
        let word = word.plain
        if word == "all" { return "" }
        let found = first { $0.plain == word }.map { [$0] } ?? filter { $0.plain.hasPrefix(word) }
        return found.count == 1 ? found[0] : nil
    }
}

extension String {
    fileprivate var plain: String { filter { !$0.isWhitespace }.lowercased() }
}
