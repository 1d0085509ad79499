import CursesUI

struct ProfileScreen: View {
    @State private var name = ""
    @State private var password = ""
    @State private var bio = ""
    @State private var born = Date()
    @State private var notify = true
    @State private var colour = Color.red
    @State private var level = 0.5
    @State private var showLogout = false
    @Environment(\.dismiss) var dismiss
    var body: some View {
        Form {
            Section {
                TextField("Name", text: $name).textContentType(.name).textInputAutocapitalization(
                    .words
                ).autocorrectionDisabled()
                SecureField("Password", text: $password)
                TextEditor(text: $bio).frame(minHeight: 80).overlay(alignment: .topLeading) {
                    if bio.isEmpty { Text("Bio").foregroundStyle(.tertiary).padding(.top, 8) }
                }
            } header: {
                Label("Account", systemImage: "person")
            }
            Section("Preferences") {
                Toggle(isOn: $notify.animation()) { Label("Notify", systemImage: "bell") }
                    .toggleStyle(SwitchToggleStyle(tint: .green))
                if notify {
                    DatePicker("At", selection: $born, displayedComponents: .hourAndMinute)
                }
                ColorPicker("Colour", selection: $colour)
                Slider(value: $level) { Text("Level") }
                NavigationLink("More") { Text("More") }
            }
            Section {
                Button("Log Out", role: .destructive) { showLogout = true }.frame(
                    maxWidth: .infinity,
                    alignment: .center
                )
            }
        }
        .alert("Log out?", isPresented: $showLogout) {
            Button("Log Out", role: .destructive) { dismiss() }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("You can log in again.")
        }
    }
}
