import CursesUI

enum JapanesePage: PreviewProvider {
    static var previews: some View { JapaneseForm() }
}

private struct JapaneseForm: View {
    @State private var name = "山田太郎"
    @State private var day = PageDay.today
    @State private var unit = "kg"
    @State private var isOn = true

    var body: some View {
        NavigationStack {
            Form {
                Section("新しい記録") {
                    LabeledContent("名前") { TextField("名前", text: $name) }
                    DatePicker("日付", selection: $day)
                    Picker("単位", selection: $unit) {
                        Text("キログラム").tag("kg")
                        Text("斤").tag("jin")
                    }
                    .pickerStyle(.segmented)
                    Toggle("単位を覚える", isOn: $isOn)
                }
                Chart(PageWeighIn.weekly) {
                    LineMark(x: .value("日", $0.day), y: .value("体重", $0.weight))
                }
                .frame(height: .rows(8))
            }
            .navigationTitle("体重の記録")
        }
    }
}
