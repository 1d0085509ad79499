import DataSource

extension Export {
    func loadPeople() async {
        let result = await workerClient.run { [personService] in
            Result { try personService.loadNames() }
        }
        switch result {
        case .success(let loaded):
            people = loaded.values
            peopleFailure = people.isEmpty ? loaded.problems.first : nil
        case .failure(let error):
            people = []
            peopleFailure = StorageError(error)
        }
        hasNobody = people.isEmpty && peopleFailure == nil
        let newest = people.first { $0.id == person?.id } ?? (people.count == 1 ? people[0] : nil)
        person = newest?.person
        // Up to today is the default.
        if until == today.description { until = "" }
        await propose()
    }

    // Keeps a path that the user has typed.
    func propose() async {
        guard entry.text.isEmpty || entry.text == proposal else { return }
        let name = (person?.name).map(Self.fileName) ?? ""
        let parts = [name.isEmpty ? "bmi-tui" : name, today.description]
        proposal = "~/\(parts.joined(separator: "-")).\(kind.fileExtension)"
        await entry.send(.onPropose(proposal))
    }

    private static let longestName = 40

    // Keeps only letters and digits: others may have a meaning in a shell or a path.
    private static func fileName(_ name: String) -> String {
        let letters = name.prefix(longestName).map { $0.isLetter || $0.isNumber ? $0 : "-" }
        return String(letters).split(separator: "-").joined(separator: "-")
    }
}
