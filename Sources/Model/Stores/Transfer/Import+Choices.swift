import DataSource

extension Import {
    // If people cannot be read, the preview fails with the reason.
    func loadPeople() async {
        let names = await workerClient.run { [personService] in
            try? personService.loadNames().values
        }
        people = names ?? []
        if names?.isEmpty == true { target = .newPerson }
        // The chosen person may have changed since.
        if case .person(let person) = target {
            target = people.first { $0.id == person.id }.map { .person($0.person) } ?? .automatic
        }
    }

    func receive(_ files: [ImportedFile]) async {
        self.files = files
        questions = []
        (unit, dayOrder, version) = (nil, nil, nil)
        if name.isEmpty { name = files.first?.people.first?.name ?? "" }
        if !isTargetOffered { target = .automatic }
        await loadPreview()
    }

    // Previews the import with the current choices.
    func loadPreview() async {
        guard !files.isEmpty else { return }
        let result = await workerClient.run { [importService, files, choices] in
            Result<_, any Error> { try importService.preview(of: files, choices) }
        }
        await send(.previewResponse(result))
    }

    func receive(_ result: Result<ImportPreview, any Error>) async {
        switch result {
        case .success(let preview):
            self.preview = preview
            note(preview)

        case .failure(let error):
            let failure = error as? ImportFailure
            if preview == nil {
                await source.send(.onReopen(failure.map(PathFault.importing)))
            } else if case .storage(let error) = failure {
                attempt = .failed(error)
            }
        }
    }

    var choices: ImportChoices {
        let target: ImportChoices.Target =
            switch target {
            case .automatic: .automatic
            case .person(let person): .person(person)
            case .newPerson:
                .newPerson(
                    name: (try? entryService.name(name)) ?? name,
                    height: try? entryService.height(height, unit: settings.heightUnit)
                )
            }
        return ImportChoices(target: target, unit: unit, dayOrder: dayOrder, version: version)
    }

    private func note(_ preview: ImportPreview) {
        if preview.questions.contains(.unit) {
            questions.insert(.unit)
        } else if unit == nil {
            questions.remove(.unit)
        }
        if preview.questions.contains(.height) { questions.insert(.height) }
        if !preview.differing.isEmpty { questions.insert(.version) }
        if preview.refusals.contains(where: { $0.reason == .eitherDay }) {
            questions.insert(.dayOrder)
        }
    }
}
