import CursesUI

enum PickersPage: PreviewProvider {
    static var previews: some View { Pickers() }
}

enum PickerOpenPage: PreviewProvider {
    static var previews: some View { Pickers() }
}

private struct Pickers: View {
    @State private var unit = "kg"

    var body: some View {
        Form {
            picker("Menu").pickerStyle(.menu)
            picker("Segmented").pickerStyle(.segmented)
            picker("Inline").pickerStyle(.inline)
            picker("Disabled").pickerStyle(.segmented).disabled(true)
        }
        .padding(.horizontal)
    }

    private func picker(_ title: LocalizedStringKey) -> some View {
        Picker(title, selection: $unit) {
            Text("kilograms").tag("kg")
            Text("pounds").tag("lb")
            Text("stones").tag("st")
        }
    }
}
