import CursesUI

enum TogglesPage: PreviewProvider {
    static var previews: some View { Toggles() }
}

private struct Toggles: View {
    @State private var isOn = true
    @State private var isOff = false

    var body: some View {
        Form {
            Toggle("Is on, and focused", isOn: $isOn)
            Toggle("Is off", isOn: $isOff)
            Toggle("Is on and disabled", isOn: $isOn).disabled(true)
            Toggle("Is off and disabled", isOn: $isOff).disabled(true)
            Toggle("とても長いラベル", isOn: $isOn)
        }
        .padding(.horizontal)
    }
}
