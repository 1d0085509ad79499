import Testing

/// The only way into a Store is an Action; a View writes nothing but the texts that are typed.
struct StoreUseTests {
    @Test
    func views_writeOnlyTextsOfAStore() throws {
        for file in try SourceFolder.swiftFiles("Sources/UserInterface/Views") {
            for line in file.text.split(separator: "\n") {
                #expect(!line.contains(#/\bstore\.[\w.]+ = /#), "\(file.name): \(line)")
                let isText = !line.contains("$store.") || line.contains(#/text: \$store\./#)
                #expect(isText, "\(file.name): \(line)")
            }
        }
    }

    @Test
    func stores_doNothingBesideTheirActions() throws {
        for file in try SourceFolder.swiftFiles("Sources/Model/Stores") {
            #expect(!file.text.contains("didSet"), "\(file.name)")
        }
    }
}
