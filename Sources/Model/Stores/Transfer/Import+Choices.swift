import DataSource

extension Import {
    // Previews the import with the current choices.
    func look() async {
        guard !files.isEmpty else { return }
        await send(.previewResponse(await foreseen()))
    }

    func receive(_ result: Result<ImportPreview, any Error>) async {
        switch result {
        case .success(let preview):
            stage = .preview
            self.preview = preview
            note(preview)

        case .failure(let error):
            stage = preview == nil ? .path : .preview
            await entry.send(.onFail((error as? ImportFailure).map(PathFault.importing)))
            if stage == .preview, let failure = error as? ImportFailure {
                attempt = failure.storageError.map(Attempt.failed) ?? .idle
            }
        }
    }

    func choices() -> ImportChoices {
        ImportChoices(target: chosenTarget, unit: unit, dayOrder: dayOrder)
    }

    private var chosenTarget: ImportChoices.Target {
        switch target {
        case .automatic: .automatic
        case .person(let person): .person(person)
        case .newPerson: .newPerson(name: name, height: typedHeight)
        }
    }

    var typedHeight: Double? {
        try? entryService.height(height, unit: settings.heightUnit)
    }

    private func foreseen() async -> Result<ImportPreview, any Error> {
        await workerClient.run { [importService, files, choices = choices()] in
            Result { try importService.preview(of: files, choices) }
        }
    }

    private func note(_ preview: ImportPreview) {
        if preview.questions.contains(.unit) {
            questions.insert(.unit)
        } else if unit == nil {
            questions.remove(.unit)
        }
        if preview.questions.contains(.height) { questions.insert(.height) }
        if preview.refusals.contains(where: { $0.reason == .eitherDay }) {
            questions.insert(.dayOrder)
        }
    }
}

extension ImportFailure {
    fileprivate var storageError: StorageError? {
        if case .storage(let error) = self { error } else { nil }
    }
}
