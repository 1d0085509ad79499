import DataSource

extension [PersonSummary] {
    // Keys 1 to 9; they do not change during a search.
    var digits: [Person.ID: Character] {
        Dictionary(uniqueKeysWithValues: zip(map(\.id), "123456789"))
    }
}
