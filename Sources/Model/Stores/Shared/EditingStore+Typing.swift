import DataSource

// Errors and the focus, while the user types and moves from field to field.
extension EditingStore {
    func changeFocus(to field: Field?) {
        if let left = form.focus, left != field {
            let wasMissing = form.errors[left] == .missing
            leave(left)
            // An empty form shows no missing fields before it is saved.
            if form.errors[left] == .missing, !wasMissing, !isEdited { form.errors[left] = nil }
        }
        form.focus = field
    }

    // Text that may still become valid is no error until the field is left.
    func checkTyped(since old: Draft) {
        for field in allFields {
            let isTyped = draft[keyPath: field.text] != old[keyPath: field.text]
            guard isTyped || form.errors[field] != nil else { continue }
            let error = error(of: field, in: draft)
            form.errors[field] = isTyped && error != nil && isUnfinished(field) ? nil : error
        }
        draftService.note(isEdited ? formDraft : nil)
    }

    // Returns false if the entry is complete, or the last field has the focus.
    func focusNextField() -> Bool {
        if let focus = form.focus, let proposal = form.errors[focus]?.proposal {
            draft[keyPath: focus.text] = proposal
            form.errors[focus] = error(of: focus, in: draft)
        }
        guard let focus = form.focus, let index = fields.firstIndex(of: focus),
            focus != fields.last,
            fields.contains(where: { $0 != focus && error(of: $0, in: draft) != nil })
        else {
            return false
        }
        leave(focus)
        if form.errors[focus] == nil { form.focus = fields[index + 1] }
        return true
    }

    func error(of field: Field, in draft: Draft) -> EntryError? {
        do throws(EntryError) {
            try check(field, in: draft)
            return nil
        } catch {
            return error
        }
    }

    private func leave(_ field: Field) {
        spellOut(field)
        form.errors[field] = error(of: field, in: draft)
    }

    private func isUnfinished(_ field: Field) -> Bool {
        let text = draft[keyPath: field.text]
        guard !text.isBlank else { return true }
        guard text.utf8.count <= DayService.longestText else { return false }
        return field.endings.contains { ending in
            var longer = draft
            longer[keyPath: field.text] = text + ending
            return error(of: field, in: longer)?.isDoubt ?? true
        }
    }
}
