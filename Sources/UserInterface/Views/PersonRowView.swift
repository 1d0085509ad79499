import CursesUI
import DataSource

struct PersonRowView: View {
    let summary: PersonSummary

    var body: some View {
        HStack {
            Text(verbatim: summary.person.name)
            Spacer()
            if let weighIn = summary.weighIn {
                Text(verbatim: weighIn.day.description)
                    .foregroundStyle(.secondary)
                Text("\(weighIn.weight.formatted(fractionDigits: 1)) kg")
                    .frame(width: 9, alignment: .trailing)
                Text("BMI \(summary.bmi?.formatted(fractionDigits: 2) ?? "–")")
                    .frame(width: 10, alignment: .trailing)
            } else {
                Text("no weigh-in yet")
                    .foregroundStyle(.secondary)
            }
        }
    }
}

struct PersonRowView_Previews: PreviewProvider {
    static var previews: some View {
        VStack {
            PersonRowView(summary: .ann)
            PersonRowView(summary: .taro)
        }
    }
}
