struct RecordFormat: Sendable {
    static let current = RecordFormat()

    var version = 1
    // Migrations by version, each to the next. They are never removed.
    var migrations = [Int: @Sendable (inout RecordFile) -> Void]()

    func migrate(_ file: inout RecordFile) {
        while file.version < version {
            migrations[file.version]?(&file)
            file.version += 1
        }
    }
}
