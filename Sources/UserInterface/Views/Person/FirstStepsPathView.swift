import CursesCore
import Model

// The steps, with the present one highlighted.
struct FirstStepsPathView: View {
    let step: PersonBMI.Step

    var body: some View {
        HStack {
            ForEach(PersonBMI.Step.allCases, id: \.self) { other in
                if other == step {
                    mark(other).bold().foregroundStyle(.tint)
                } else {
                    mark(other).foregroundStyle(.secondary)
                }
                if other != PersonBMI.Step.allCases.last {
                    Text(verbatim: "──").foregroundStyle(.tertiary)
                }
            }
        }
        .lineLimit(1)
    }

    private func mark(_ other: PersonBMI.Step) -> some View {
        HStack {
            Text(verbatim: other.rawValue < step.rawValue ? "✓" : "\(other.number)")
            Text(other.label)
        }
    }
}
