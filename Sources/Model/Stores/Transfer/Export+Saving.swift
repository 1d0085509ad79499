public import DataSource

extension Export {
    struct File: Sendable {
        var bytes: [UInt8]
        var path: String
        var count: Int
    }

    // What is written: a report gets its words from the page.
    public enum Content: Sendable {
        case nothing
        case data([UInt8], count: Int, path: String, isThere: Bool)
        case report(Report, path: String, isThere: Bool)
    }

    func submit() async {
        saved = nil
        guard let person else {
            isPersonMissing = true
            return
        }
        guard let days = days() else { return }
        let first = days.lowerBound
        let (kind, settings) = (kind, settings)
        let today = today
        let result = await answer {
            [
                exportService, pathService, reportService, settingsService, weighInService,
                text = entry.text
            ] in
            Result { () throws -> Content in
                let path = try pathService.fileToWrite(text)
                let isThere = exportService.exists(path)
                let weighIns = try weighInService.load(of: person).values
                guard case .data(let format) = kind else {
                    let report = reportService.report(
                        of: weighIns,
                        of: person,
                        settings,
                        since: first == .first ? nil : first,
                        until: days.upperBound == .last ? nil : days.upperBound,
                        today: today
                    )
                    guard let report else { return .nothing }
                    return .report(report, path: path, isThere: isThere)
                }
                let shown = weighIns.filter { $0.day <= days.upperBound }
                let count = shown.count { first <= $0.day }
                guard count > 0 else { return .nothing }
                let bytes = exportService.bytes(
                    of: shown,
                    of: person,
                    as: format,
                    since: first,
                    unit: settings.weightUnit,
                    scheme: settingsService.scheme(of: settings)
                )
                return .data(bytes, count: count, path: path, isThere: isThere)
            }
        }
        if let result { await send(.contentResponse(result)) }
    }

    func receive(_ result: Result<Content, any Error>) async {
        switch result {
        case .success(.nothing):
            isEmpty = true

        case .success(.data(let bytes, let count, let path, let isThere)):
            await save(File(bytes: bytes, path: path, count: count), isThere: isThere)

        case .success(.report(let report, let path, let isThere)):
            let bytes = page(report)
            let count = report.entries.count
            await save(File(bytes: bytes, path: path, count: count), isThere: isThere)

        case .failure(let error):
            if let fault = error as? PathFault {
                entry.fault = fault
            } else {
                hindrance = Hindrance(error)
            }
        }
    }

    public func work(isFinal: Bool) -> (@Sendable () throws -> Saved)? {
        guard let file else { return nil }
        return { [exportService, text = entry.text] in
            try exportService.save(file.bytes, to: file.path)
            // As it was typed.
            return Saved(path: text, count: file.count)
        }
    }

    private func save(_ file: File, isThere: Bool) async {
        self.file = file
        isPresentedReplace = isThere
        if !isThere { await attempt() }
    }

    // Nothing where one cannot be read; from the first on and up to the last where none is said.
    private func days() -> ClosedRange<Day>? {
        let first = day(since, or: .first, &sinceError)
        let last = day(until, or: .last, &untilError)
        guard let first, let last else { return nil }
        guard first <= last else {
            isEmpty = true
            return nil
        }
        return first...last
    }

    private func day(_ text: String, or other: Day, _ failure: inout EntryError?) -> Day? {
        guard !text.isBlank else { return other }
        do throws(EntryError) {
            return try entryService.day(
                text,
                today: today,
                language: settingsService.language(of: settings)
            )
        } catch {
            failure = error
            return nil
        }
    }
}
