import DataSource

extension PersonEditor {
    func follow(_ action: HeightRevision.Action) async {
        switch action {
        case .wrongButtonTapped, .changedButtonTapped:
            guard heightRevision.correction != nil else { break }
            await attempt()

        case .onSubmit, .onAsk, .onChangeSince, .cancelButtonTapped:
            break
        }
    }

    func heightQuestion(about entered: Person) throws(StorageError) -> HeightQuestion? {
        guard entered.height != person.height else { return nil }
        let weighIns = try heightService.weighIns(withHeightOf: person)
        guard !weighIns.isEmpty else { return nil }
        return HeightQuestion(
            oldHeight: person.height,
            newHeight: entered.height,
            weighIns: weighIns
        )
    }
}
