import CursesUI
import DataSource
import Model
import SharedInterface

struct PersonRowView: View {
    @Environment(\.nameStyle) private var nameStyle
    let summary: PersonSummary
    let style: WeightStyle
    var hasDay = true
    var hasBMI = true

    var body: some View {
        HStack {
            Text(verbatim: nameStyle.title(summary))
                .lineLimit(1)
            Spacer()
            if let weighIn = summary.weighIn {
                if hasDay {
                    Text(verbatim: weighIn.day.description)
                        .foregroundStyle(.secondary)
                }
                Text(verbatim: style.text(weighIn.weight))
                    .frame(width: style.unit == .stones ? 11 : 9, alignment: .trailing)
                if hasBMI {
                    Text("BMI \(summary.bmi?.formatted(fractionDigits: 2) ?? "–")")
                        .frame(width: 10, alignment: .trailing)
                }
            } else {
                Text("no weigh-in yet")
                    .foregroundStyle(.secondary)
            }
        }
        .rowWidth()
    }
}

struct PersonRowView_Previews: PreviewProvider {
    static var previews: some View {
        VStack {
            ForEach(WeightUnit.allCases, id: \.self) { unit in
                PersonRowView(summary: .ann, style: WeightStyle(unit, .preview))
            }
            PersonRowView(
                summary: .youngAnn,
                style: WeightStyle(.kilograms, .preview),
                hasDay: false
            )
            PersonRowView(
                summary: PersonSummary(person: Person(id: .zero, name: "\u{200B} ", height: 171)),
                style: WeightStyle(.kilograms, .preview)
            )
            PersonRowView(summary: .taro, style: WeightStyle(.kilograms, .preview))
        }
    }
}
