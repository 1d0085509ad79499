import DataSource

extension [PersonSummary] {
    // The keys of the first, which they keep while others are searched for.
    var digits: [Person.ID: Character] {
        Dictionary(uniqueKeysWithValues: zip(map(\.id), "123456789"))
    }
}
