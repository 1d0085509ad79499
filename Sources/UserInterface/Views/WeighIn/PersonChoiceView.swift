import CursesUI
import DataSource
import Model
import SharedInterface

struct PersonChoiceView: View {
    @Environment(\.nameStyle) private var nameStyle
    let summary: PersonSummary
    let digit: Character?
    let isCurrent: Bool
    let style: WeightStyle

    var body: some View {
        HStack {
            Text(verbatim: digit.map { String($0) } ?? "")
                .foregroundStyle(.secondary)
                .frame(width: 1)
            Text(verbatim: nameStyle.title(summary)).bold(isCurrent)
            if isCurrent { Text("· shown").foregroundStyle(.secondary) }
            Spacer()
            Text(verbatim: summary.weighIn.map { style.text($0.weight) } ?? "–")
        }
    }
}

struct PersonChoiceView_Previews: PreviewProvider {
    static var previews: some View {
        let style = WeightStyle(.kilograms, .preview)
        VStack {
            PersonChoiceView(summary: .ann, digit: "1", isCurrent: true, style: style)
            PersonChoiceView(summary: .youngAnn, digit: "2", isCurrent: false, style: style)
            PersonChoiceView(summary: .taro, digit: nil, isCurrent: false, style: style)
        }
    }
}
