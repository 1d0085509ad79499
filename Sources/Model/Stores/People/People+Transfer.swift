import DataSource

extension People {
    // Shows the person if the imported data is of only one.
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
