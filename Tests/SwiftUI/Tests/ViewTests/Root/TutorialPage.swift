import CursesUI

struct TutorialPage: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 1) {
            Text("Welcome")
                .font(.largeTitle)
            Button("Start") { dismiss() }
                .buttonStyle(.borderedProminent)
                .buttonBorderShape(.capsule)
                .keyboardShortcut(.return, modifiers: .command)
        }
        .ignoresSafeArea()
    }
}
