package import DataSource

extension [StorageError] {
    // Those of files of which something else can be had.
    package var restorable: [StorageError] { filter { $0.isDamage && !$0.isOfDrafts } }
}
