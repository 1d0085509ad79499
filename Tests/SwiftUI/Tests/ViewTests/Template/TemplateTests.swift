import CursesTesting
import CursesUI
import Testing

/// A screen as the template of LUCA has it: a Store that is a state object, and bindings that send.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct TemplateTests {
    private func pilot() async -> Pilot {
        let pilot = Pilot(SampleView(store: Sample()), size: Size(width: 44, height: 12))
        await pilot.settle()
        return pilot
    }

    @Test
    func sample_isCountedResetAndSwitched() async {
        let pilot = await pilot()
        #expect(
            pilot.screen == """
                  About
                ▸ Name  Sample
                  Version  1.0
                  Actions
                  Count: 0  Add Reset
                  [ ] Flag
                  Title  Old ›




                 q quit   ? help
                """
        )
        await pilot.press("Down", "Down", "Enter", "Enter")
        #expect(pilot.screen.contains("Count: 2"))
        await pilot.press("Tab", "Enter")
        #expect(pilot.screen.contains("Count: 0"))
        await pilot.press("Down")
        await pilot.press("Space")
        #expect(pilot.screen.contains("▸ [✓] Flag"))
    }

    @Test
    func title_isTypedInAnAlert() async {
        let pilot = await pilot()
        await pilot.press("End", "Enter")
        #expect(
            pilot.screen == """
                  About
                  Name  Sample
                  Version  1.0
                  Actio╭ Edit Title ────────────────╮
                  Count│ Type a title               │
                  [ ] F│                            │
                ▸ Title│          [ Cancel ] [ OK ] │
                       ╰────────────────────────────╯



                 Esc cancel   Tab next   F1 help
                """
        )
        await pilot.type("New")
        await pilot.press("Tab", "Tab", "Enter")
        #expect(pilot.screen.contains("New"))
        #expect(!pilot.screen.contains("Cancel"))
    }
}

@MainActor @Observable
final class Sample: Composable {
    var count: Int
    var isEnabled: Bool
    var title: String
    var editedTitle: String
    var isPresentedEdit: Bool
    let action: (Action) async -> Void

    init(
        count: Int = 0,
        isEnabled: Bool = false,
        title: String = "Old",
        editedTitle: String = "",
        isPresentedEdit: Bool = false,
        action: @escaping (Action) async -> Void = { _ in }
    ) {
        self.count = count
        self.isEnabled = isEnabled
        self.title = title
        self.editedTitle = editedTitle
        self.isPresentedEdit = isPresentedEdit
        self.action = action
    }

    func reduce(_ action: Action) async {
        switch action {
        case .task: break
        case .addButtonTapped: count += 1
        case .resetButtonTapped: count = 0
        case .isEnabledToggleSwitched(let isOn): isEnabled = isOn
        case .editButtonTapped: isPresentedEdit = true
        case .editOKButtonTapped: title = editedTitle
        }
    }

    enum Action: Sendable {
        case task(String)
        case addButtonTapped
        case resetButtonTapped
        case isEnabledToggleSwitched(Bool)
        case editButtonTapped
        case editOKButtonTapped
    }
}

extension Sample: ObservableObject {}

struct SampleView: View {
    @StateObject var store: Sample

    var body: some View {
        List {
            Section {
                LabeledContent("Name", value: "Sample")
                LabeledContent("Version", value: "1.0")
            } header: {
                Text("About", bundle: .module)
            }
            Section {
                LabeledContent("Count: \(store.count)") {
                    Button("Add") {
                        Task { await store.send(.addButtonTapped) }
                    }
                    Button("Reset") {
                        Task { await store.send(.resetButtonTapped) }
                    }
                }
                Toggle(
                    isOn: Binding<Bool>(
                        get: { store.isEnabled },
                        asyncSet: { await store.send(.isEnabledToggleSwitched($0)) }
                    )
                ) {
                    Text("Flag")
                }
                Button {
                    Task { await store.send(.editButtonTapped) }
                } label: {
                    LabeledContent {
                        HStack {
                            Text(store.title)
                            Image(systemName: "chevron.right")
                        }
                    } label: {
                        Text("Title", bundle: .module)
                            .foregroundStyle(Color.primary)
                    }
                }
                .buttonStyle(.borderless)
            } header: {
                Text("Actions")
            }
        }
        .ignoresSafeArea(edges: .bottom)
        .alert(Text("Edit Title", bundle: .module), isPresented: $store.isPresentedEdit) {
            TextField(text: $store.editedTitle) {
                Text("Type a title", bundle: .module)
            }
            Button(role: .cancel) {
            } label: {
                Text("Cancel", bundle: .module)
            }
            Button {
                Task { await store.send(.editOKButtonTapped) }
            } label: {
                Text("OK", bundle: .module)
            }
            .disabled(store.editedTitle.isEmpty)
        }
        .task {
            await store.send(.task(String(describing: Self.self)))
        }
    }
}

#Preview {
    SampleView(store: .init())
}
