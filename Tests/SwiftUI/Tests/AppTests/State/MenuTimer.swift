import CursesUI

struct MenuApp: App {
    @StateObject private var model = MenuModel()
    @AppStorage("isInserted") private var isInserted = true
    @Environment(\.scenePhase) private var scenePhase
    var body: some Scene {
        MenuBarExtra("Timer", systemImage: "timer", isInserted: $isInserted) {
            MenuContent().environmentObject(model)
        }
        .menuBarExtraStyle(.window)
        Settings { SettingsPane().environmentObject(model) }
        WindowGroup("About", id: "about") { Text("About").frame(width: 300, height: 200) }
            .windowResizability(.contentSize).defaultSize(width: 300, height: 200).windowStyle(
                .hiddenTitleBar
            )
    }
}

final class MenuModel: ObservableObject {
    @Published var seconds = 0
    @Published var isRunning = false
    @Published var interval: TimeInterval = 60
}

struct MenuContent: View {
    @EnvironmentObject var model: MenuModel
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.openURL) private var openURL
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    private var text: String {
        Duration.seconds(model.seconds).formatted(.time(pattern: .minuteSecond))
    }
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label {
                Text(text).font(.system(.title, design: .monospaced)).monospacedDigit()
            } icon: {
                Image(systemName: model.isRunning ? "pause.circle" : "play.circle")
            }
            HStack {
                Button(model.isRunning ? "Pause" : "Start", action: toggle).keyboardShortcut(
                    .space,
                    modifiers: []
                )
                Button("Reset", role: .destructive) { model.seconds = 0 }.disabled(
                    model.seconds == 0
                )
            }
            Divider()
            Button("About…") { openWindow(id: "about") }
            if #available(macOS 14, *) {
                SettingsLink { Text("Settings…") }.keyboardShortcut(",", modifiers: .command)
            }
            Button("Website") { if let url = URL(string: "https://example.com") { openURL(url) } }
        }
        .padding().frame(width: 240)
        .onReceive(timer) { _ in if model.isRunning { model.seconds += 1 } }
        .onReceive(NotificationCenter.default.publisher(for: .timerDidEnd)) { note in
            print(note.userInfo ?? [:])
        }
        .buttonStyle(.accessoryBar)
    }
    private func toggle() { model.isRunning.toggle() }
}

extension Notification.Name { static let timerDidEnd = Notification.Name("timerDidEnd") }

struct SettingsPane: View {
    private enum Tabs: Hashable { case general, advanced }
    @EnvironmentObject var model: MenuModel
    @AppStorage("launchAtLogin") private var launchAtLogin = false
    var body: some View {
        TabView {
            Form {
                Toggle("Launch at login", isOn: $launchAtLogin)
                Slider(value: $model.interval, in: 1...120, step: 1) {
                    Text("Interval")
                } minimumValueLabel: {
                    Text("1")
                } maximumValueLabel: {
                    Text("120")
                }
                LabeledContent("Every", value: model.interval.formatted())
            }.formStyle(.grouped).tabItem { Label("General", systemImage: "gear") }.tag(
                Tabs.general
            )
            Text("Nothing").tabItem { Label("Advanced", systemImage: "star") }.tag(Tabs.advanced)
        }
        .padding(20).frame(width: 375, height: 150).fixedSize()
    }
}
