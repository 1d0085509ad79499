/// Edits a day as text; invalid text stays in the field and restores the day before the edit.
struct DateSource<D: CalendarDay>: TextFieldSource {
    let selection: Binding<D>
    let reader: DateReader<D>
    let memory: DatePickerMemory<D>
    let field: FieldMemory

    func text(shown: String?) -> String {
        let text = selection.wrappedValue.isoText
        guard let shown else {
            if field.model != text { memory.original = nil }
            return text
        }
        if memory.isReplaced {
            memory.isReplaced = false
            memory.original = nil
            return text
        }
        guard let date = reader.read(shown) else { return shown }
        if !field.isTouched, date == selection.wrappedValue { return shown }
        memory.original = nil
        return text
    }

    /// Sets the day of a text; invalid text restores the day before the edit.
    func set(_ text: String) {
        let date = reader.read(text)
        if date == nil, memory.original == nil { return }
        memory.original = memory.original ?? selection.wrappedValue
        guard let date = date ?? memory.original else { return }
        if selection.wrappedValue != date { selection.wrappedValue = date }
        field.model = selection.wrappedValue.isoText
    }

    func accepts(_ text: String) -> Bool { reader.read(text) != nil }

    func complaint(about text: String) -> LocalizedStringKey { reader.complaint(about: text) }

    /// Steps the year, month or day under the cursor.
    func stepped(_ text: String, at cursor: Int, by step: Double) -> String? {
        reader.read(text).map { reader.stepped($0, shown: text, at: cursor, by: Int(step)) }
    }
}
