import CursesCore
import SharedInterface

// A weight or height field; input in another unit is shown converted.
struct MeasureField: View {
    let title: LocalizedStringKey
    let text: Binding<String>
    let prompt: Text?
    let reading: String?

    var body: some View {
        HStack(alignment: .top) {
            TextField(title, text: text, prompt: prompt)
            if let reading { Text(verbatim: reading).foregroundStyle(.secondary) }
        }
    }
}

extension MeasureField {
    init(weight title: LocalizedStringKey, text: Binding<String>, style: UnitStyle) {
        self.init(
            title: title,
            text: text,
            prompt: style.weightPrompt,
            reading: style.weight.reading(of: text.wrappedValue)
        )
    }

    init(goal title: LocalizedStringKey, text: Binding<String>, style: UnitStyle) {
        self.init(
            title: title,
            text: text,
            prompt: style.weightPrompt,
            reading: style.weight.goalReading(of: text.wrappedValue)
        )
    }

    init(height title: LocalizedStringKey, text: Binding<String>, style: UnitStyle) {
        self.init(
            title: title,
            text: text,
            prompt: style.heightPrompt,
            reading: style.height.reading(of: text.wrappedValue)
        )
    }
}
