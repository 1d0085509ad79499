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
        await announceChange(of: id)
        undo.notice?.refusedCount = preview?.refusedCount ?? 0
        undo.notice?.replacedHeightCount = preview?.replacedHeightCount ?? 0
    }

    private var importPreview: ImportPreview? {
        if case .import(let store)? = path.last { store.preview } else { nil }
    }
}
