import DataSource

extension Export {
    public struct File: Sendable {
        var bytes: [UInt8]
        var path: String
        // Told when it is written.
        var saved: Saved
    }

    // Content to write; the page adds the texts of a report.
    public enum Content: Sendable {
        case nothing
        case data(File, isThere: Bool)
        case report(Report, path: String, Saved, isThere: Bool)
    }

    func submit() async {
        saved = nil
        if peopleFailure != nil || hasNobody { await loadPeople() }
        isPersonMissing = person == nil
        guard let person else {
            attempt = peopleFailure.map(Attempt.failed) ?? .idle
            return
        }
        guard let days = days() else { return }
        let first = days.lowerBound
        let (kind, settings) = (kind, settings)
        let today = today
        let result = await answer(\.attempt) {
            [
                exportService, pathService, reportService, settingsService, weighInService,
                text = entry.text
            ] in
            Result { () throws -> Content in
                let path = try pathService.fileToWrite(text)
                let isThere = exportService.exists(path)
                let loaded = try weighInService.load(of: person)
                guard case .data(let format) = kind else {
                    let report = reportService.report(
                        of: loaded,
                        of: person,
                        settings,
                        since: first == .first ? nil : first,
                        until: days.upperBound == .last ? nil : days.upperBound,
                        today: today
                    )
                    guard let report else { return try Self.nothing(in: loaded, days) }
                    let saved = Saved(
                        path: text,
                        kind: kind,
                        count: report.entries.count,
                        incompleteYears: report.incompleteYears
                    )
                    return .report(report, path: path, saved, isThere: isThere)
                }
                let shown = loaded.values.filter { $0.day <= days.upperBound }
                let count = shown.count { first <= $0.day }
                guard count > 0 else { return try Self.nothing(in: loaded, days) }
                let bytes = exportService.bytes(
                    of: shown,
                    of: person,
                    as: format,
                    in: first ... .last,
                    unit: settings.weightUnit,
                    scheme: settingsService.scheme(of: settings),
                    reference: settingsService.growthReference(of: settings),
                    trend: settings.trend
                )
                let saved = Saved(
                    path: text,
                    kind: kind,
                    count: count,
                    incompleteYears: loaded.incompleteYears(since: first, until: days.upperBound),
                    lostMeasures: exportService.lostMeasures(
                        of: shown,
                        of: person,
                        as: format,
                        in: first ... .last
                    )
                )
                return .data(File(bytes: bytes, path: path, saved: saved), isThere: isThere)
            }
        }
        if let result { await send(.contentResponse(result)) }
    }

    func receive(_ result: Result<Content, any Error>) async {
        switch result {
        case .success(.nothing):
            isEmpty = true

        case .success(.data(let file, let isThere)):
            await save(file, isThere: isThere)

        case .success(.report(let report, let path, let saved, let isThere)):
            await save(File(bytes: page(report), path: path, saved: saved), isThere: isThere)

        case .failure(let error):
            if let fault = error as? PathFault {
                await entry.send(.onFail(fault))
            } else {
                attempt = Attempt(error)
            }
        }
    }

    func save() async {
        guard let file else { return }
        await run(\.attempt, Action.saveResponse) { [exportService] in
            try exportService.save(file.bytes, to: file.path)
            return file.saved
        }
    }

    // Throws if the days are unreadable, not empty.
    private nonisolated static func nothing(
        in loaded: Loaded<WeighIn>,
        _ days: ClosedRange<Day>
    ) throws -> Content {
        let years = loaded.incompleteYears(since: days.lowerBound, until: days.upperBound)
        if let problem = loaded.problems.first(where: {
            $0.historyYear.map(years.contains) ?? false
        }) {
            throw problem
        }
        return .nothing
    }

    private func save(_ file: File, isThere: Bool) async {
        self.file = file
        isPresentedReplace = isThere
        if !isThere { await save() }
    }
}
