import CursesCore
import DataSource
import Essentials
import Model
import SharedInterface

// Names folders whose exports come in by themselves.
struct WatchCommand {
    let context: CommandContext
    private var service: WatchService { WatchService(context.appDependencies) }

    func answer() throws -> Answer {
        try context.forms.checkFolder()
        if context.invocation.words.contains(where: \.isEmpty) {
            throw CommandError.usage(.unexpectedWord("''", command: "watch"))
        }
        let paths = context.invocation.words.map(PathService(context.appDependencies).folder)
        guard !paths.isEmpty, !context.invocation.has(.listing) else { return try list() }
        return context.invocation.has(.removing) ? try remove(paths) : try add(paths)
    }

    private func list() throws -> Answer {
        let outcome = try take()
        let folders = try service.folders()
        let people = try context.people.all()
        let names = folders.map { folder in
            people.first { $0.id == folder.personID }.map(context.names.title)
                ?? folder.personID.map { _ in context.string("deleted person") }
        }
        if context.isJSON {
            return JSONWriter.answer { json in
                json.array("folders", zip(folders, names)) { json, element in
                    json.object { json in
                        json.text("path", element.0.path)
                        json.text("person", element.1)
                        json.array("formats", element.0.formats.map(\.rawValue).sorted()) {
                            $0.text(nil, $1)
                        }
                    }
                }
                waiting(outcome, &json)
            }
        }
        guard !folders.isEmpty else {
            let line = context.string("No folder is watched: bmi-tui watch FOLDER")
            throw CommandError.notDone(line, isNothing: true)
        }
        var columns = Columns([false, false, false])
        for (folder, name) in zip(folders, names) {
            let kinds =
                folder.formats.count == ImportFormat.allCases.count
                ? [context.string("every kind")]
                : folder.formats.sorted { $0.rawValue < $1.rawValue }.map(kind)
            let isThere = context.appDependencies.fileClient.kind(folder.path) == .folder
            let state = isThere ? kinds.joined(separator: " · ") : context.string("not there")
            columns.append([folder.path, name ?? "", state])
        }
        return Answer(lines: columns.lines + context.intake.news(outcome))
    }

    private func remove(_ paths: [String]) throws -> Answer {
        let known = Set(try service.folders().map(\.path))
        for path in paths where !known.contains(path) {
            throw CommandError.refused("\(path) is not watched.")
        }
        for path in paths { try service.remove(path) }
        let lines = paths.map { context.string("\($0) is not watched any more") }
        return try answer(lines, nil)
    }

    private func add(_ paths: [String]) throws -> Answer {
        for path in paths {
            guard context.appDependencies.fileClient.kind(path) == .folder else {
                throw CommandError.refused("\(path) is not a folder.")
            }
            guard !StorageService(context.appDependencies).holds("\(path)/") else {
                throw CommandError.refused("\(path) is in the data folder, which is read anyway.")
            }
        }
        let person = context.people.chosenName == nil ? nil : try context.people.chosen().person
        let isAgreed = context.invocation.has(.yes)
        for path in paths {
            try service.add(WatchedFolder(path: path, personID: person?.id))
            if isAgreed { try service.agree(toAllIn: path) }
        }
        var lines = paths.map { context.string("\($0) is watched") }
        var outcome = try take()
        var waiting = [Arrival]()
        for arrival in outcome.arrivals where paths.contains(arrival.folder) {
            switch answer(to: arrival) {
            case true?: try service.agree(to: arrival)
            case false?: try service.decline(arrival)
            case nil: waiting.append(arrival)
            }
        }
        if outcome.arrivals != waiting {
            let taken = outcome.count
            outcome = try take()
            outcome.count += taken
        }
        outcome.arrivals = []
        lines += waiting.map { context.string("Waits for a yes: \(label($0))") }
        lines += context.intake.news(outcome)
        if lines.count == paths.count {
            let line: LocalizedStringKey =
                isAgreed
                ? "Nothing new is there. What lands there comes in by itself."
                : "Nothing new is there. The first export asks once."
            lines.append(context.string(line))
        }
        outcome.arrivals = waiting
        return try answer(lines, outcome)
    }

    // Files that wait for an answer are looked at again.
    private func take() throws -> IntakeOutcome {
        let outcome = try context.intake.take(isAgain: true)
        if outcome.count > 0 { context.hasSaved = true }
        return outcome
    }

    // One yes counts for all files of its kind.
    private func answer(to arrival: Arrival) -> Bool? {
        context.questions.answer(
            "\(label(arrival)) \(context.string("Take in files of this kind by themselves?"))"
        )
    }

    private func label(_ arrival: Arrival) -> String {
        let name = arrival.file.name
        let count = arrival.count
        return context.string("\(name): \(kind(arrival.format)), new weigh-ins: \(count).")
    }

    private func kind(_ format: ImportFormat) -> String {
        format == .table ? context.string("a table") : format.name
    }

    private func answer(_ lines: [String], _ outcome: IntakeOutcome?) throws -> Answer {
        guard context.isJSON else { return Answer(lines: lines) }
        return JSONWriter.answer { json in
            json.array("folders", (try? service.folders()) ?? []) { $0.text(nil, $1.path) }
            waiting(outcome, &json)
            json.number("imported", outcome?.count ?? 0)
        }
    }

    private func waiting(_ outcome: IntakeOutcome?, _ json: inout JSONWriter) {
        json.array("waiting", outcome?.arrivals ?? []) { json, arrival in
            json.object { json in
                json.text("file", arrival.file.path)
                json.text("format", arrival.format.rawValue)
                json.number("new", arrival.count)
            }
        }
        json.array("notices", outcome?.notices ?? []) { json, notice in
            json.object { json in
                json.text("file", notice.file)
                json.text("message", context.string(notice.label))
            }
        }
    }
}

// `watch --run`: takes in what arrives until it is ended.
struct WatchRun {
    let program: CommandLineProgram
    let invocation: Invocation
    let console: Console
    private var appDependencies: AppDependencies { program.appDependencies }

    func run() -> Never {
        MainQueue.takeOverPool()
        Task { await follow() }
        MainQueue.run()
    }

    func follow() async {
        let (news, continuation) = AsyncStream<Void>.makeStream(
            bufferingPolicy: .bufferingNewest(1)
        )
        let service = WatchService(appDependencies)
        let landings = service.changes()
        let changes = StorageService(appDependencies).changes()
        let tasks = [
            Task { await service.follow(landings) { continuation.yield() } },
            Task { for await keys in changes where keys.containInbox { continuation.yield() } },
        ]
        defer { for task in tasks { task.cancel() } }
        let context = CommandContext(appDependencies, invocation, console)
        let count = ((try? service.folders()) ?? []).count
        let line = context.string("Watched: inbox.txt and folders (\(count)). Ctrl-C ends it.")
        _ = console.write(PlainText([line]).bytes)
        continuation.yield()
        var said = Set<String>()
        for await _ in news {
            while take(&said) { await appDependencies.clockClient.sleep(.seconds(2)) }
        }
    }

    // True if a file is still being written. Says once what waits.
    private func take(_ said: inout Set<String>) -> Bool {
        let context = CommandContext(appDependencies, invocation, console)
        do throws(StorageError) {
            var outcome = try context.intake.take()
            let came = outcome.count > 0 ? [context.intake.cameIn(outcome.count)] : []
            let isBeingWritten = outcome.isBeingWritten
            (outcome.count, outcome.isBeingWritten) = (0, false)
            var lines = context.intake.news(outcome)
            let notice = appDependencies.appStateClient.withLock(\.notice).value
            if let notice { lines.append(context.string(notice.label)) }
            appDependencies.appStateClient.send(\.notice, nil)
            _ = console.write(PlainText(came + lines.filter { !said.contains($0) }).bytes)
            said = Set(lines)
            return isBeingWritten
        } catch {
            let line = "bmi-tui: \(context.string(error.label))"
            if said.insert(line).inserted { _ = console.writeError(PlainText([line]).bytes) }
            return false
        }
    }
}
