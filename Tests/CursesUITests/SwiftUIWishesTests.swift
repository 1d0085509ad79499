import CursesTesting
import CursesUI
import Observation
import Testing

/// A screen as it is written for a phone: what a terminal cannot do must compile and do no harm.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct SwiftUIWishesTests {
    @Test
    func wishes_ofAPhone_leaveTheScreenAsItIs() async {
        let pilot = Pilot(PhoneView(store: PhoneStore()), size: Size(width: 46, height: 14))
        await pilot.settle()
        #expect(
            pilot.screen == """
                 Person
                ╭ YOU ───────────────────────────────────────╮
                │ Name         Ann                           │
                │ Weight (kg)  72.4                          │
                │ Since        long ago                      │
                ╰────────────────────────────────────────────╯
                ╭────────────────────────────────────────────╮
                │ 22.86                                      │
                │ » Calculate BMI                            │
                │ In kilograms                               │
                ╰────────────────────────────────────────────╯


                 S-↑ S-↓ step  F2 Add  Tab next  F1 help
                """
        )
        await pilot.press("Tab", "Enter")
        #expect(pilot.screen.contains("BMI is 22.9"))
    }
}

@MainActor @Observable
final class PhoneStore {
    var name = "Ann"
    var weight = 72.4
    var bmi = 22.857
    var isPresented = false
}

struct PhoneView: View {
    enum Field: Hashable { case name, weight }

    @Bindable var store: PhoneStore
    @FocusState private var focus: Field?

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    LabeledContent {
                        TextField("Name", text: $store.name, prompt: Text("Ann").italic())
                            .textFieldStyle(.roundedBorder)
                            .textContentType(.name)
                            .textInputAutocapitalization(.words)
                            .autocorrectionDisabled()
                            .submitLabel(.next)
                            .focused($focus, equals: .name)
                    } label: {
                        Text("Name", bundle: .module)
                    }
                    LabeledContent {
                        TextField(
                            "Weight",
                            value: $store.weight,
                            format: .number.precision(.fractionLength(0...2))
                        )
                        .keyboardType(.decimalPad)
                        .multilineTextAlignment(.trailing)
                        .focused($focus, equals: .weight)
                    } label: {
                        Text("Weight (kg)", bundle: .module)
                    }
                    LabeledContent("Since", value: "long ago")
                        .listRowBackground(Color.clear)
                        .listRowSeparator(.hidden)
                } header: {
                    Text("You").textCase(.uppercase)
                }
                Section {
                    Text(store.bmi, format: .number.precision(.fractionLength(2)))
                        .font(.system(.title, design: .rounded, weight: .bold))
                        .monospacedDigit()
                        .contentShape(Rectangle())
                        .animation(.default, value: store.bmi)
                        .accessibilityLabel("BMI")
                    Button {
                        withAnimation { store.isPresented = true }
                    } label: {
                        Label("Calculate BMI", systemImage: "function")
                            .labelStyle(.titleAndIcon)
                    }
                    .buttonStyle(ArrowButtonStyle())
                    .controlSize(.large)
                    .help("Calculates")
                    GroupFooter { Text("In kilograms") }
                }
            }
            .formStyle(.grouped)
            .scrollContentBackground(.hidden)
            .navigationTitle("Person")
            .navigationBarTitleDisplayMode(.inline)
            .defaultFocus($focus, .weight)
            .tint(.orange)
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Add", systemImage: "plus") {}
                }
            }
            .alert("Result", isPresented: $store.isPresented) {
                Button("OK", role: .cancel) {}
            } message: {
                Text("BMI is \(store.bmi, specifier: "%.1f")")
            }
        }
    }
}

struct GroupFooter<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        content.foregroundColor(.secondary)
    }
}

struct ArrowButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text(verbatim: "»")
            configuration.label
        }
        .opacity(configuration.isPressed ? 0.5 : 1)
    }
}
