import CursesCore
import Model

struct FirstStepsButtons: View {
    @Environment(\.openScreen) private var openScreen
    let store: PersonBMI
    let step: PersonBMI.Step
    @FocusState private var isNextFocused: Bool

    var body: some View {
        HStack {
            if step == .units {
                Button("Import…") { openScreen(.import) }
            } else {
                Button("Back") { send(.backButtonTapped) }
            }
            Spacer()
            if step == .goal {
                Button(store.draft.goalWeight.isEmpty ? "Skip" : "Save") {
                    send(.form(.saveButtonTapped))
                }
                .buttonStyle(.borderedProminent)
                .keyboardShortcut("s")
            } else {
                Button("Continue") { send(.nextButtonTapped) }
                    .buttonStyle(.borderedProminent)
                    .keyboardShortcut("s")
                    .focused($isNextFocused)
            }
        }
        // The proposal is accepted with one key.
        .onChange(of: step, initial: true) {
            if step == .units { isNextFocused = true }
        }
    }

    private func send(_ action: PersonBMI.Action) {
        Task { await store.send(action) }
    }
}
