struct RecordFormat: Sendable {
    static let current = RecordFormat()

    var version = 1
    // From a version to the next. Once written, a migration stays.
    var migrations = [Int: @Sendable (inout RecordFile) -> Void]()

    func migrate(_ file: inout RecordFile) {
        while file.version < version {
            migrations[file.version]?(&file)
            file.version += 1
        }
    }
}
