extension WeighInRepository {
    public func load(
        of personID: Person.ID,
        withHeight height: Double
    ) throws(StorageError) -> [WeighIn] {
        var weighIns = [WeighIn]()
        for key in try keys(of: personID) {
            weighIns += try loadReadable(key).filter { $0.height == height }
        }
        return weighIns
    }

    // Loads weigh-ins to which the correction applies and that have another height.
    public func load(
        of person: Person,
        following correction: HeightCorrection,
        to height: Double
    ) throws(StorageError) -> [WeighIn] {
        var weighIns = [WeighIn]()
        for key in try keys(of: person.id) {
            weighIns += try loadReadable(key).filter {
                $0.height != height && correction.concerns($0, of: person)
            }
        }
        return weighIns
    }

    // Saves a person with a new height, and the weigh-ins that get it.
    public func save(
        _ new: Person,
        replacing old: Person,
        _ correction: HeightCorrection,
        seen: [Detail]? = nil,
        isFinal: Bool
    ) throws(StorageError) -> ChangeOutcome {
        let people = try records.file(of: .people)
        let place = RecordPlace(key: .people, id: new.id.text, file: people)
        return try noted.replace(
            old.members,
            with: new.members,
            in: place,
            following: try heightChanges(of: old, to: new.height, correction),
            isFinal: isFinal,
            where: SeenRecord(old: old, new: new, seen: seen).isAllowed(since: place)
        )
    }

    private func heightChanges(
        of old: Person,
        to height: Double,
        _ correction: HeightCorrection
    ) throws(StorageError) -> [NumberChange] {
        var changes = [NumberChange]()
        for key in try keys(of: old.id) {
            let weighIns = try loadReadable(key).filter {
                $0.height != height && correction.concerns($0, of: old)
            }
            let heights = Dictionary(grouping: weighIns, by: \.height)
            for (before, weighIns) in heights.sorted(by: { $0.key < $1.key }) {
                changes.append(
                    NumberChange(
                        key: key,
                        name: .height,
                        ids: Set(weighIns.map(\.id)),
                        before: before,
                        after: height
                    )
                )
            }
        }
        return changes
    }

    // Damaged records stay as they are; other failures stop the change.
    private func loadReadable(_ key: String) throws(StorageError) -> [WeighIn] {
        let loaded = load([key], separating: true)
        if let problem = loaded.problems.first(where: { !$0.isDamage }) { throw problem }
        return loaded.values
    }
}
