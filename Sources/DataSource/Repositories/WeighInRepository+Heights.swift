extension WeighInRepository {
    public func load(
        of personID: Person.ID,
        withHeight height: Double
    ) throws(StorageError) -> [WeighIn] {
        var weighIns = [WeighIn]()
        for key in try keys(of: personID) { weighIns += try load(key, withHeight: height) }
        return weighIns
    }

    // A person with a new height, and the weigh-ins that it is right for.
    public func save(
        _ new: Person,
        replacing old: Person,
        _ correction: HeightCorrection,
        isFinal: Bool
    ) throws(StorageError) -> ChangeOutcome {
        let people = try records.file(of: .people)
        return try noted.replace(
            old.members,
            with: new.members,
            in: RecordPlace(key: .people, id: new.id.text, file: people),
            following: try heightChanges(of: old, to: new.height, correction),
            isFinal: isFinal
        )
    }

    private func heightChanges(
        of old: Person,
        to height: Double,
        _ correction: HeightCorrection
    ) throws(StorageError) -> [NumberChange] {
        var changes = [NumberChange]()
        for key in try keys(of: old.id) {
            let weighIns = try load(key, withHeight: old.height).filter(correction.concerns)
            guard !weighIns.isEmpty else { continue }
            changes.append(
                NumberChange(
                    key: key,
                    name: .height,
                    ids: Set(weighIns.map(\.id)),
                    before: old.height,
                    after: height
                )
            )
        }
        return changes
    }

    // What is damaged keeps what it says; whatever else hinders reading hinders the change.
    private func load(
        _ key: String,
        withHeight height: Double
    ) throws(StorageError) -> [WeighIn] {
        let loaded = load([key], separating: true)
        if let problem = loaded.problems.first(where: { !$0.isDamage }) { throw problem }
        return loaded.values.filter { $0.height == height }
    }
}
