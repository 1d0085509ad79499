import CursesUI

@main struct CounterApp: App {
    var body: some Scene {
        WindowGroup("Counter") { CounterView() }
    }
}

struct CounterView: View {
    @State private var count = 0

    var body: some View {
        Form {
            LabeledContent("Count", value: "\(count)")
            Button("One more") { count += 1 }
                .keyboardShortcut("+", modifiers: [])
        }
    }
}
