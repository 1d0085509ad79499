import DataSource

extension Import {
    // Reports missing answers first.
    func submit() async {
        guard !isSaving, let preview, isImportOffered else { return }
        unanswered = firstUnanswered
        if target == .newPerson, isTargetOffered {
            if let proposal = heightError?.proposal { height = proposal }
            nameError = error { () throws(EntryError) in _ = try entryService.name(name) }
            heightError =
                questions.contains(.height)
                ? error { () throws(EntryError) in
                    _ = try entryService.height(height, unit: settings.heightUnit)
                } : nil
        }
        guard nameError == nil, heightError == nil, unanswered == nil, preview.hasChanges,
            preview.questions.isEmpty
        else { return }
        isStopped = AllocatedLock(false)
        isSaving = true
        await save()
    }

    // Saves what the preview showed, unless data has changed meanwhile.
    func save(isFinal: Bool = false) async {
        guard let shown = preview else { return }
        await run(\.attempt, Action.importResponse) { [importService, files, isStopped, choices] in
            while true {
                let preview = try importService.preview(of: files, choices)
                guard !isStopped.withLock(\.self) else { return .stopped }
                guard preview.hasSameChanges(as: shown), preview.questions.isEmpty else {
                    return .changed(preview)
                }
                switch try importService.save(
                    preview,
                    isFinal: isFinal,
                    isCancelled: { isStopped.withLock(\.self) }
                ) {
                case .done:
                    let parts = preview.parts
                    return .imported(parts[0].id, of: parts.count == 1 ? parts[0].person : nil)
                case .outdated: continue
                case .cancelled: return .stopped
                case .wouldBeFinal(let error): throw FinalChange(error)
                }
            }
        }
    }

    private func error(_ body: () throws(EntryError) -> Void) -> EntryError? {
        do throws(EntryError) {
            try body()
            return nil
        } catch {
            return error
        }
    }
}
