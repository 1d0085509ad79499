import CursesUI

enum AppTheme: String, CaseIterable, Identifiable {
    case system, light, dark

    var id: String { rawValue }
    var title: String { rawValue.capitalized }
    var detail: String {
        switch self {
        case .system: "As the device"
        case .light: "Black on white"
        case .dark: "White on black"
        }
    }
}

struct ThemeSettingsApp: App {
    @AppStorage("theme") private var theme: AppTheme = .system

    var body: some Scene {
        WindowGroup {
            NavigationStack { ThemeSettingsView(theme: $theme) }
                .preferredColorScheme(theme == .dark ? .dark : nil)
        }
    }
}

struct ThemeSettingsView: View {
    @Binding var theme: AppTheme
    @AppStorage("notifications") private var hasNotifications = false
    @AppStorage("hour") private var hour = 8
    @State private var isConfirming = false

    var body: some View {
        Form {
            Section("Theme") {
                ForEach(AppTheme.allCases) { choice in
                    ThemeButton(choice: choice, isSelected: choice == theme) { theme = choice }
                }
            }
            Section("Notifications") {
                Toggle("Remind me", isOn: $hasNotifications.animation())
                if hasNotifications {
                    Stepper("At \(hour):00", value: $hour, in: 0...23)
                }
            }
            Button("Reset", role: .destructive) { isConfirming = true }
        }
        .navigationTitle("Settings")
        .alert("Reset all settings?", isPresented: $isConfirming) {
            Button("Cancel", role: .cancel) {}
            Button("Reset", role: .destructive) {
                theme = .system
                hasNotifications = false
                hour = 8
            }
        }
    }
}

struct ThemeButton: View {
    let choice: AppTheme
    let isSelected: Bool
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            HStack {
                VStack(alignment: .leading) {
                    Text(choice.title).font(.headline)
                    Text(choice.detail).font(.caption).foregroundStyle(.secondary)
                }
                Spacer()
                if isSelected { Image(systemName: "checkmark") }
            }
        }
    }
}
