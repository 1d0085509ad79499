package import DataSource

extension [StorageError] {
    // Errors of damaged files that have backups or a readable part.
    package var restorable: [StorageError] { filter { $0.isDamage && !$0.isOfDrafts } }
}
