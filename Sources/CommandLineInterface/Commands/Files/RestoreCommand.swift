import CursesCore
import DataSource
import Essentials
import Model
import SharedInterface

// Restores a file of `backup`, or an earlier version that the app has kept.
struct RestoreCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        try context.forms.checkFolder()
        guard let word = context.invocation.words.first else { return try list() }
        if let number = Int(word) { return try recover(number) }
        return try restore(word)
    }

    private func list() throws -> Answer {
        let all = try restorables()
        if context.isJSON {
            return JSONWriter.answer { json in
                json.array("restorables", all.enumerated()) { json, element in
                    json.object { json in
                        json.number("number", element.offset + 1)
                        json.text("file", element.element.key)
                        json.text("day", element.element.day?.description)
                        json.number("records", element.element.count)
                    }
                }
            }
        }
        var columns = Columns([true, false, true, false])
        for (index, restorable) in all.enumerated() {
            columns.append(
                [
                    "\(index + 1)", day(of: restorable),
                    context.string(restorable.countLabel),
                    context.string(restorable.label(context.days)),
                ]
            )
        }
        return Answer(lines: columns.lines)
    }

    private func day(of restorable: Restorable) -> String {
        let replaced =
            restorable.isFromBeforeRestoration ? " \(context.string("before a change"))" : ""
        let time = restorable.time.map { " \($0)" } ?? ""
        return restorable.day.map { "\($0)\(time)\(replaced)" }
            ?? context.string(restorable.sourceLabel)
    }

    private func restorables() throws -> [Restorable] {
        let service = RecoveryService(context.appDependencies)
        let people = try? PersonService(context.appDependencies).loadNames()
        let problems = people?.problems ?? []
        context.report(problems.filter { $0.isLoss && !$0.isDamage })
        context.report(PersonService(context.appDependencies).unlistedHistories())
        let all = try service.load(mending: [])
        guard !all.isEmpty else {
            throw CommandError.notDone(context.string("No backups yet"), isNothing: true)
        }
        return all
    }

    private func recover(_ number: Int) throws -> Answer {
        let all = try restorables()
        guard all.indices.contains(number - 1) else {
            throw CommandError.refused("There is no such number; bmi-tui restore lists them.")
        }
        let (restorable, service) = (all[number - 1], RecoveryService(context.appDependencies))
        let preview = try service.preview(restorable)
        guard preview.isWorthwhile else {
            let line = context.string("The same as what is there now.")
            return context.answer("message", line, line)
        }
        let label = context.string(restorable.label(context.days))
        let comparison = RecoveryCounts(
            added: preview.added.count,
            changed: preview.changed.count,
            missing: preview.missing.count
        ).text(context.string)
        let names = context.names
        let comes = preview.added.names.map { context.string("Restores \(names.name($0))") }
        let goes = preview.missing.names.map { context.string("Removes \(names.name($0))") }
        try ask("\(label): \(comparison).", comes + goes)
        let restored = try service.recover(restorable)
        return done(context.string(restored.restoredLabel(label)))
    }

    private func restore(_ path: String) throws -> Answer {
        let service = ArchiveService(context.appDependencies)
        guard path == "-" || service.exists(path) else {
            throw CommandError.refused("There is no \(path).")
        }
        let archive =
            path == "-"
            ? try service.archive(in: Data(try context.console.readAll()), named: "-")
            : try service.load(path)
        let preview = try service.preview(archive)
        try ask(
            context.string("\(archive.recordCount) records of \(archive.files.count) files."),
            ArchiveText(context: context, preview: preview).lines
        )
        try service.restore(archive)
        return done(context.string("\(path) restored; the version before is kept as a backup"))
    }

    // A terminal shows the preview above the question.
    private func ask(_ sentence: String, _ lines: [String]) throws {
        if !context.invocation.has(.yes), !context.isJSON, !lines.isEmpty {
            _ = context.console.writeError(PlainText(lines).bytes)
        }
        let question = context.string("Restore this version?")
        try context.questions.confirm(
            "\(sentence) \(question)",
            orElse: .refused("\(sentence) Not done; --yes does it.")
        )
    }

    private func done(_ line: String) -> Answer {
        context.hasSaved = true
        return context.answer("message", line, line)
    }
}

struct BackupCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        guard !context.invocation.words[0].isEmpty else {
            throw CommandError.usage(.missingWord(command: "backup"))
        }
        let service = ArchiveService(context.appDependencies)
        let archive = try service.make()
        guard !archive.files.isEmpty else { throw CommandError.noPeople }
        _ = try context.people.all()
        let path = context.invocation.words[0]
        if path == "-" { return Answer(bytes: Array(service.bytes(of: archive))) }
        try context.questions.confirmReplacing(path, isThere: service.exists(path))
        try service.save(archive, to: path)
        context.hasSaved = true
        if context.isJSON {
            return JSONWriter.answer { json in
                json.text("path", path)
                json.number("files", archive.files.count)
                json.number("records", archive.recordCount)
            }
        }
        let (files, records) = (archive.files.count, archive.recordCount)
        return Answer(lines: [context.string("\(path): \(records) records of \(files) files")])
    }
}
