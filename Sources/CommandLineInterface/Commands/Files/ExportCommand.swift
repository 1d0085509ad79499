import CursesCore
import DataSource
import Model
import SharedInterface

struct ExportCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        let path = context.invocation[.output] ?? "-"
        let format = try format(path)
        let summary = try context.people.chosen()
        let (since, until) = try context.history.filterDays()
        let days = (since ?? .first)...(until ?? .last)
        let weighIns = try context.history.weighIns(of: summary.person).values
        guard !weighIns.isEmpty else {
            throw CommandError.noWeighIns(name: context.names.title(summary))
        }
        guard weighIns.contains(where: { days.contains($0.day) }) else {
            throw context.history.nothingInThisPeriod
        }
        let service = ExportService(context.appDependencies)
        let unit = context.invocation[.unit].flatMap(WeightUnit.named) ?? .kilograms
        let bytes = service.bytes(
            of: weighIns,
            of: summary.person,
            as: format,
            in: days,
            unit: unit,
            scheme: context.scheme,
            reference: context.growthReference,
            trend: context.settings.trend
        )
        let count = weighIns.count { days.contains($0.day) }
        let answer = try FileAnswer(context: context, service: service).answer(
            bytes,
            path,
            .data(format),
            count
        )
        tellChangedNotes(service.changedNoteCount(of: weighIns, as: format, in: days), format)
        let written = format.unit(for: unit)
        if written != unit {
            tell("This format has no \(unit.symbol): the weights are in \(written.symbol).")
        }
        for measure in service.lostMeasures(
            of: weighIns,
            of: summary.person,
            as: format,
            in: days
        ) {
            let name = context.string(measure.label)
            tell("This format has no column for \(name); CSV and JSON keep it.")
        }
        return answer
    }

    private func tellChangedNotes(_ count: Int, _ format: ExportFormat) {
        guard count > 0 else { return }
        tell(
            format == .libra
                ? "In \(count) notes, signs that Libra cannot read have become others."
                : "\(count) notes are without their control characters here; JSON keeps them."
        )
    }

    private func tell(_ text: LocalizedStringKey) {
        let line = context.string(text)
        _ = context.console.writeError(PlainText(["bmi-tui: \(line)"]).bytes)
    }

    private func format(_ path: String) throws -> ExportFormat {
        let format =
            context.invocation[.exportFormat].flatMap(ExportFormat.init)
            ?? (context.isJSON && path == "-" ? .json : .csv)
        guard !context.invocation.has(.unit) || ![.json, .openScale].contains(format) else {
            throw CommandError.needs(
                "JSON and openScale are in kg; --unit is for the other formats."
            )
        }
        return format
    }
}

// Writes an export to a file or to standard output.
struct FileAnswer {
    let context: CommandContext
    let service: ExportService

    func answer(
        _ bytes: [UInt8],
        _ path: String,
        _ kind: ExportKind,
        _ count: Int,
        label: LocalizedStringKey? = nil
    ) throws -> Answer {
        guard path != "-" else { return Answer(bytes: bytes) }
        try context.questions.confirmReplacing(path, isThere: service.exists(path))
        try service.save(bytes, to: path)
        context.hasWritten = true
        if context.isJSON {
            return JSONWriter.answer { json in
                json.text("path", path)
                json.number("weighIns", count)
            }
        }
        let saved = Export.Saved(path: path, kind: kind, count: count)
        return Answer(lines: [context.string(label ?? saved.label(context.days))])
    }
}

struct ReportCommand {
    let context: CommandContext

    func answer() throws -> Answer {
        let summary = try context.people.chosen()
        let year = context.invocation[.year].flatMap { Int($0) }
        let (since, until) = try year.map(days) ?? context.history.filterDays()
        let loaded = try context.history.weighIns(of: summary.person)
        guard !loaded.values.isEmpty else {
            throw CommandError.noWeighIns(name: context.names.title(summary))
        }
        let report = ReportService(context.appDependencies).report(
            of: loaded,
            of: summary.person,
            context.settings,
            since: since,
            until: until,
            today: context.today
        )
        guard let report else { throw context.history.nothingInThisPeriod }
        let path = context.invocation[.output] ?? "-"
        guard path != "-" || !context.isJSON else {
            throw CommandError.usage(.missingOption("--output", command: "report"))
        }
        let page = ReportPage(report, year: year, locale: context.locale)
        return try FileAnswer(
            context: context,
            service: ExportService(context.appDependencies)
        ).answer(page.bytes, path, .report, report.entries.count)
    }

    private func days(of year: Int) -> (since: Day?, until: Day?) {
        (Day(year: year, month: 1, day: 1), Day(year: year, month: 12, day: 31))
    }
}
