public import DataSource

extension WeighInService {
    // An edited weigh-in that was deleted or moved elsewhere becomes a new one, or is refused if
    // `newID` is `nil`.
    public func save(
        _ edited: WeighIn,
        replacing old: WeighIn?,
        orAs newID: WeighIn.ID?,
        of person: Person,
        seen: [Detail],
        isFinal: Bool
    ) throws -> (saved: WeighIn, replaced: WeighIn?) {
        guard let old, try !isHere(old, of: person) else {
            try save(edited, replacing: old, of: person, seen: seen, isFinal: isFinal).get()
            return (edited, old)
        }
        guard let newID else { throw MeanwhileChange() }
        var new = edited
        new.id = newID
        if new.moment == old.moment { new.enteredAt = old.enteredAt }
        try save(new, replacing: nil, of: person, isFinal: isFinal).get()
        return (new, nil)
    }

    private func isHere(_ weighIn: WeighIn, of person: Person) throws(StorageError) -> Bool {
        if case .here = try whereabouts(of: weighIn, of: person) { true } else { false }
    }
}
