import CursesUI

struct SettingsApp: View {
    @AppStorage("username") private var name = ""
    @AppStorage("remind") private var remind = false
    @AppStorage("hour") private var hour = 8
    @AppStorage("theme") private var theme = Theme.system
    @AppStorage("hasOnboarded") private var hasOnboarded = false
    @Environment(\.openURL) private var openURL
    @Environment(\.scenePhase) private var scenePhase
    @State private var log = ""

    enum Theme: String, CaseIterable, Identifiable {
        case system, light, dark

        var id: Self { self }
    }

    var body: some View {
        if hasOnboarded { settings } else { OnboardingView(hasOnboarded: $hasOnboarded) }
    }

    private var settings: some View {
        NavigationStack {
            Form {
                Section("Profile") { TextField("Name", text: $name) }
                Section("Reminders") {
                    Toggle("Remind me", isOn: $remind)
                    if remind { Stepper("At \(hour):00", value: $hour, in: 0...23) }
                }
                Picker("Theme", selection: $theme) {
                    ForEach(Theme.allCases) { Text($0.rawValue.capitalized) }
                }
                Button("Privacy") {
                    if let url = URL(string: "https://example.com") { openURL(url) }
                }
                Button("Reset", role: .destructive) { hasOnboarded = false }
                Text("\(name.isEmpty ? "nobody" : name), \(theme.rawValue)\(log)")
            }
            .navigationTitle("Settings")
            .onChange(of: scenePhase) { log = ", \(scenePhase)" }
        }
    }
}

struct OnboardingView: View {
    @Binding var hasOnboarded: Bool
    @State private var page = 0

    var body: some View {
        TabView(selection: $page) {
            OnboardingPage(title: "Welcome", text: "Everything stays on this computer.").tag(0)
            OnboardingPage(title: "Weigh", text: "A weight a day is enough.").tag(1)
            VStack {
                OnboardingPage(title: "Begin", text: "You can change all of it later.")
                Button("Get started") { hasOnboarded = true }
                    .buttonStyle(.borderedProminent)
            }
            .tag(2)
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
        .indexViewStyle(.page(backgroundDisplayMode: .always))
    }
}

private struct OnboardingPage: View {
    let title: String
    let text: String

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "star.fill")
            Text(title).font(.largeTitle).bold()
            Text(text).multilineTextAlignment(.center)
        }
    }
}
