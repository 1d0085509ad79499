import DataSource

extension EditingStore {
    // What may still become right is left in peace until it is left.
    func checkTyped(since old: Action.Field.Draft) {
        for field in Action.Field.allCases {
            let isTyped = draft[keyPath: field.text] != old[keyPath: field.text]
            guard isTyped || errors[field] != nil else { continue }
            let error = error(of: field, in: draft)
            errors[field] = isTyped && error != nil && isUnfinished(field) ? nil : error
        }
    }

    func error(of field: Action.Field, in draft: Action.Field.Draft) -> EntryError? {
        do throws(EntryError) {
            try check(field, in: draft)
            return nil
        } catch {
            return error
        }
    }

    private func isUnfinished(_ field: Action.Field) -> Bool {
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
