import CursesCore
import DataSource
import Model
import SharedInterface

struct WeighInReadingView: View {
    @Environment(\.dayStyle) private var dayStyle
    let store: WeighInEditor

    var body: some View {
        let weighing = store.weighing
        VStack(alignment: .leading) {
            ViewThatFits(in: .horizontal) {
                HStack {
                    bmi(weighing)
                    if let weighing {
                        AssessmentView(
                            assessment: weighing.assessment,
                            scheme: store.scheme,
                            isUnusual: weighing.isUnusual
                        )
                    }
                }
                .frame(idealWidth: 19, maxWidth: .infinity, alignment: .leading)
                HStack {
                    bmi(weighing)
                    if weighing?.isUnusual == true {
                        Text(verbatim: "?").foregroundStyle(.warning)
                    }
                }
                Text(verbatim: "…")
            }
            // Omitted beside an error, so that nothing below moves.
            if store.form.errors[.weight] == nil {
                // Read once: each of them reads the typed day, time and weight again.
                let (previous, difference) = (store.previous, store.change)
                let amount = amountText(difference, since: previous) ?? ""
                let change = changeText(amount, since: previous)
                // An implausible weight is far from the trend too, so every doubt counts.
                if difference != nil, store.doubt != nil {
                    ViewThatFits(in: .horizontal) {
                        doubted(Text(verbatim: change))
                        doubted(Text(verbatim: amount))
                        Text("· unusual").foregroundStyle(.warning)
                    }
                    .lineLimit(1)
                } else {
                    ViewThatFits(in: .horizontal) {
                        Text(verbatim: change)
                        Text(verbatim: amount)
                    }
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                }
            }
        }
    }

    private func doubted(_ change: Text) -> some View {
        HStack {
            change.foregroundStyle(.secondary)
            Text("· unusual").foregroundStyle(.warning)
        }
    }

    private func bmi(_ weighing: Weighing?) -> some View {
        Text(verbatim: weighing?.bmi.formatted(fractionDigits: 2) ?? "–")
            .bold()
    }

    // The line exists before the change does, so that nothing moves while typing.
    private func changeText(_ amount: String, since previous: WeighIn?) -> String {
        guard !amount.isEmpty, let previous else { return "" }
        return dayStyle.since(previous, amount, on: store.weighedDay, today: store.today)
    }

    private func amountText(_ change: Double?, since previous: WeighIn?) -> String? {
        guard let change, let previous else { return nil }
        return style.aligned(with: [previous.weight, change]).changeText(change)
    }

    private var style: WeightStyle { WeightStyle(store.settings.weightUnit) }
}

// The field of a measure; a waist also shows its ratio to the height.
struct WeighInMeasureView: View {
    @Environment(\.dayStyle) private var dayStyle
    @State var store: WeighInEditor
    let measure: Measure

    var body: some View {
        HStack(alignment: .top) {
            TextField(
                measure.fieldLabel(store.settings.heightUnit),
                text: $store.draft[measure]
            )
            .frame(minWidth: 7)
            if measure == .waist, let waist = store.waistAssessment {
                waist.texts(dayStyle.string).firstFitting
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
                    .layoutPriority(1)
            }
        }
        .help(measure.meaning)
    }
}

struct PersonChoiceView: View {
    @Environment(\.nameStyle) private var nameStyle
    let summary: PersonSummary
    let digit: Character?
    let isCurrent: Bool
    let style: WeightStyle
    // Search terms to highlight.
    var marks: [String] = []

    var body: some View {
        HStack {
            Text(verbatim: digit.map { String($0) } ?? "")
                .foregroundStyle(.secondary)
                .frame(width: 1)
            // The name is truncated before the weight.
            ViewThatFits(in: .horizontal) {
                HStack {
                    name
                    if isCurrent { Text("· shown").foregroundStyle(.secondary) }
                }
                name
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Text(verbatim: summary.weighIn.map { style.text($0.weight) } ?? "–")
                .lineLimit(1)
                .layoutPriority(1)
        }
    }

    private var name: some View {
        Text(verbatim: nameStyle.title(summary), marking: marks).bold(isCurrent).lineLimit(1)
    }
}
