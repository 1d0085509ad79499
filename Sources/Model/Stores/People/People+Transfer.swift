import DataSource

extension People {
    // Whoever has been brought along is shown.
    func reduceChild(_ action: Import.Action) async {
        guard case .importResponse(.success(.imported(let id, let person))) = action else {
            return
        }
        let preview = importPreview
        if let person {
            await open(person)
        } else {
            path = []
        }
        await announceChange(of: id, preview)
    }

    private var importPreview: ImportPreview? {
        if case .import(let store)? = path.last { store.preview } else { nil }
    }
}
