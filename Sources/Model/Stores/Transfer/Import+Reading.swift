import DataSource

extension Import {
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

    func read() async {
        guard stage == .path else { return }
        let reading = ImportReading()
        self.reading = reading
        stage = .reading(percent: 0)
        let tell: @Sendable (Int) -> Void = { [weak self] percent in
            Task { @MainActor in await self?.send(.progressResponse(percent: percent)) }
        }
        let result = await workerClient.run { [importService, pathService, text = entry.text] in
            Result { () throws(PathFault) in
                let path = try pathService.fileToRead(text)
                do throws(ImportFailure) {
                    return [try importService.file(path, reading, tell)]
                } catch {
                    throw .importing(error)
                }
            }
            .mapError { $0 as any Error }
        }
        await send(.readResponse(result))
    }

    func receive(_ result: Result<[ImportedFile], any Error>) async {
        switch result {
        case .success(let files):
            self.files = files
            questions = []
            (unit, dayOrder) = (nil, nil)
            if name.isEmpty { name = files.first?.people.first?.name ?? "" }
            if !isTargetOffered { target = .automatic }
            await look()

        case .failure(let error):
            stage = .path
            let fault = error as? PathFault
            await entry.send(.onFail(fault == .importing(.cancelled) ? nil : fault))
        }
    }
}

extension ImportService {
    fileprivate func file(
        _ path: String,
        _ reading: ImportReading,
        _ tell: (Int) -> Void
    ) throws(ImportFailure) -> ImportedFile {
        let stream: FileStream
        do throws(StorageError) {
            stream = try open(path)
        } catch {
            throw .storage(error)
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return try read(stream, named: name) { count in
            reading.percent(count, of: stream.size).map(tell)
            return !reading.isStopped
        }
    }
}
