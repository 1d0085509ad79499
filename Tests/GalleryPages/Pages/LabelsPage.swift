import CursesUI

enum LabelsPage: PreviewProvider {
    static var previews: some View {
        Form {
            Section("Labelled") {
                LabeledContent("Weight", value: "72.4 kg")
                LabeledContent("BMI", value: 22.85, format: .number)
                LabeledContent("体重", value: "72.4 kg")
                LabeledContent("A rather long label") {
                    Text("beside its content").foregroundStyle(.secondary)
                }
            }
            Section("Symbols") {
                Label("A label", systemImage: "star")
                HStack {
                    ForEach(["checkmark", "xmark", "star", "arrow.up", "arrow.down"], id: \.self) {
                        Image(systemName: $0)
                    }
                }
            }
        }
    }
}
