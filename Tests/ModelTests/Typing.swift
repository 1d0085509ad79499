import DataSource
import Model

/// Types into a field as a text field of a View does.
extension PersonBMI {
    func type(_ text: String, into field: Field) async {
        let old = draft
        draft[keyPath: field.text] = text
        await send(.form(.onChangeDraft(since: old)))
    }
}

extension PersonEditor {
    func type(_ text: String, into field: Field) async {
        let old = draft
        draft[keyPath: field.text] = text
        await send(.form(.onChangeDraft(since: old)))
    }
}

extension WeighInEditor {
    func type(_ text: String, into field: Field) async {
        let old = draft
        draft[keyPath: field.text] = text
        await send(.form(.onChangeDraft(since: old)))
    }
}

extension EntryForm {
    /// The warnings that are asked about.
    var presentedWarnings: [EntryWarning] {
        get { isPresentedWarnings ? warnings : [] }
        set { present(newValue) }
    }
}
