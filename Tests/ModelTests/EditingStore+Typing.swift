import Model

extension EditingStore {
    /// As a text field of a View does.
    func type(_ text: String, into field: Action.Field) async {
        let old = draft
        draft[keyPath: field.text] = text
        await send(.editing(.onChangeDraft(since: old)))
    }
}
