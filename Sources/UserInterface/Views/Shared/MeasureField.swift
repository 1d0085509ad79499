import CursesCore
import DataSource
import Essentials
import Model
import SharedInterface

// A weight or height field; input in another unit is shown converted.
struct MeasureField: View {
    enum Kind {
        case weight, goal, height
    }

    private let title: LocalizedStringKey
    private let text: Binding<String>
    private let prompt: Text?
    private let reading: String?

    init(_ kind: Kind, _ title: LocalizedStringKey, text: Binding<String>, style: UnitStyle) {
        self.title = title
        self.text = text
        prompt = kind == .height ? style.heightPrompt : style.weightPrompt
        reading =
            switch kind {
            case .weight: style.weight.reading(of: text.wrappedValue)
            case .goal: style.weight.goalReading(of: text.wrappedValue)
            case .height: style.height.reading(of: text.wrappedValue)
            }
    }

    var body: some View {
        HStack(alignment: .top) {
            TextField(title, text: text, prompt: prompt)
            if let reading { Text(verbatim: reading).foregroundStyle(.secondary) }
        }
    }
}

// The newest value of each measure, with its day if it is older than the newest weigh-in.
struct MeasureLineView: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: Dashboard
    var lines = 1

    // Several lines have room for the class of the waist.
    var body: some View {
        ViewThatFits(in: .horizontal) {
            Text(verbatim: text(hasClass: true))
            Text(verbatim: text(hasClass: false))
            if lines > 1 { Text(verbatim: text(hasClass: true)) }
        }
        .lineLimit(lines)
        .help(FigureHelp(store: store, days: dayStyle).text)
    }

    private func text(hasClass: Bool) -> String {
        store.overview.measures.map { reading in
            let value = MeasureStyle(store.settings.heightUnit)
                .text(reading.value, of: reading.measure)
            let ratio = hasClass ? reading.waist?.texts(dayStyle.string).dropFirst().first : nil
            let isOld = reading.day != store.overview.entries.first?.weighIn.day
            let day = isOld ? dayStyle.short(reading.day, today: store.today) : nil
            let notes = [ratio, day].compactMap(\.self).listed(dayStyle.string)
            // A line breaks between measures alone.
            let text = "\(dayStyle.string(reading.measure.label)) \(value)"
                .substituting(" ", with: "\u{A0}")
            return notes.isEmpty ? text : dayStyle.string("\(text) (\(notes))")
        }
        .joined(separator: " · ")
    }
}
