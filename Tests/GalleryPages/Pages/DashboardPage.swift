import CursesUI

enum DashboardPage: PreviewProvider {
    static var previews: some View {
        NavigationStack {
            ViewThatFits {
                VStack(spacing: 0) {
                    HStack(alignment: .top, spacing: 0) {
                        Section("Today") { Facts().frame(height: .rows(9), alignment: .top) }
                            .frame(width: .columns(30))
                        Section("Weight") { Weights().frame(height: .rows(9)) }
                    }
                    Section("Weigh-ins") { WeighIns() }
                }
                .frame(
                    idealWidth: .columns(64),
                    maxWidth: .infinity,
                    idealHeight: .rows(16),
                    maxHeight: .infinity
                )
                VStack(spacing: 0) {
                    Section("Today") { Headline() }
                    Section("Weigh-ins") { WeighIns() }
                }
                .frame(
                    idealWidth: .columns(20),
                    maxWidth: .infinity,
                    idealHeight: .rows(8),
                    maxHeight: .infinity
                )
                WeighIns()
            }
            .navigationTitle("Ann")
            .navigationSubtitle("Friday, 20 November")
            .toolbar {
                Button("weigh in") {}.keyboardShortcut("a", modifiers: [])
                ToolbarItemGroup(
                    content: {
                        Button("week") {}.keyboardShortcut("1", modifiers: [])
                        Button("month") {}.keyboardShortcut("2", modifiers: [])
                        Button("year") {}.keyboardShortcut("3", modifiers: [])
                    },
                    label: "range"
                )
                ToolbarItem(placement: .secondaryAction) {
                    Button("export") {}.keyboardShortcut("x", modifiers: [])
                }
            }
        }
    }
}

private struct WeighIns: View {
    var body: some View {
        List(PageWeighIn.weekly.reversed()) { weighIn in
            HStack {
                Text(verbatim: weighIn.dayText).frame(width: .columns(12), alignment: .leading)
                Text(weighIn.weight, format: .number.precision(.fractionLength(1)))
                Spacer()
                Text(verbatim: weighIn.note).foregroundStyle(.secondary)
            }
        }
    }
}

private struct Headline: View {
    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text("22.85").bold()
                Text("normal").foregroundStyle(.success)
            }
            Gauge(value: 22.85, in: 15...40) { Text("BMI") }
                .labelsHidden()
        }
    }
}

private struct Facts: View {
    var body: some View {
        VStack(alignment: .leading) {
            Headline()
            Form {
                LabeledContent("Trend", value: "72.6 kg")
                LabeledContent("A week", value: "−0.4 kg")
                LabeledContent("Goal", value: "about 3 January")
            }
        }
    }
}

private struct Weights: View {
    var body: some View {
        Chart(PageWeighIn.weekly) { weighIn in
            LineMark(x: .value("Day", weighIn.day), y: .value("trend", weighIn.trend))
                .foregroundStyle(.tint)
            PointMark(x: .value("Day", weighIn.day), y: .value("weight", weighIn.weight))
        }
    }
}
