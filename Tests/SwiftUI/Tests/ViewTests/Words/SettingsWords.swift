import CursesUI

enum Unit: String, CaseIterable, Identifiable {
    case metric, imperial
    var id: Self { self }
}
struct SettingsScreen: View {
    @State private var unit = Unit.metric
    @State private var name: String = ""
    @State private var email = ""
    @State private var pw = ""
    @State private var goal: Float = 0.5
    @State private var notifications = true
    @State private var date = Date()
    @State private var theme = 0
    @State private var showingSheet = false
    @State private var showingActionSheet = false
    @State private var alertItem: AlertItem?
    @State private var selection: String? = nil
    @State private var isActive = false
    @FocusState private var focused: Bool
    @FocusState var nameIsFocused: Bool
    let themes = ["System", "Light", "Dark"]

    var body: some View {
        NavigationStack {
            Form {
                Section(header: Text("Profile"), footer: Text("Your data stays here.")) {
                    TextField(
                        "Name",
                        text: $name,
                        onEditingChanged: { _ in },
                        onCommit: { print("x") }
                    )
                    .textFieldStyle(RoundedBorderTextFieldStyle())
                    .autocapitalization(.none)
                    .disableAutocorrection(true)
                    .focused($nameIsFocused)
                    TextField(
                        "E-mail",
                        text: $email,
                        prompt: Text("me@x.org").foregroundColor(.red)
                    )
                    .keyboardType(.emailAddress).textContentType(.emailAddress)
                    .textInputAutocapitalization(.never).autocorrectionDisabled(true).submitLabel(
                        .done
                    )
                    .onSubmit { focused = false }
                    SecureField("Password", text: $pw)
                    Picker("Unit", selection: $unit) {
                        ForEach(Unit.allCases) { unit in Text(unit.rawValue.capitalized).tag(unit) }
                    }
                    .pickerStyle(SegmentedPickerStyle())
                    Picker(selection: $theme, label: Text("Theme")) {
                        ForEach(0..<themes.count, id: \.self) { Text(self.themes[$0]) }
                    }
                    .pickerStyle(WheelPickerStyle())
                }
                .listRowBackground(Color(.systemGray6))
                Section(header: Text("Options")) {
                    Toggle(isOn: $notifications) {
                        Label("Notifications", systemImage: "bell.fill")
                    }
                    .toggleStyle(SwitchToggleStyle(tint: .orange))
                    Toggle("Plain", isOn: $notifications.animation()).toggleStyle(.switch).tint(
                        .purple
                    )
                    DatePicker(
                        "Birthday",
                        selection: $date,
                        in: ...Date(),
                        displayedComponents: .date
                    ).datePickerStyle(GraphicalDatePickerStyle())
                    DatePicker(selection: $date, displayedComponents: [.date]) { Text("Day") }
                        .datePickerStyle(.compact).environment(
                            \.locale,
                            Locale(identifier: "en_US")
                        )
                    Slider(value: $goal, in: 0...1) {
                        Text("Goal")
                    } minimumValueLabel: {
                        Text("0")
                    } maximumValueLabel: {
                        Text("1")
                    }
                    Stepper(value: $theme, in: 0...2) { Text("Value \(theme)") }
                    Stepper("Theme \(theme)", value: $theme, in: 0...10, step: 2)
                    Stepper("X", onIncrement: { theme += 1 }, onDecrement: { theme -= 1 })
                }
                Section {
                    NavigationLink(destination: Text("About")) { Text("About") }
                    NavigationLink("Detail", destination: Text("Detail"))
                    NavigationLink(destination: Text("X"), isActive: $isActive) { EmptyView() }
                    NavigationLink(destination: Text("X"), tag: "a", selection: $selection) {
                        Text("A")
                    }
                    NavigationLink("Y", destination: Text("X"), isActive: $isActive).hidden()
                    NavigationLink {
                        Text("Dest")
                    } label: {
                        Label("Go", systemImage: "arrow.right")
                    }
                    Link("Website", destination: URL(string: "https://example.org")!)
                    Link(destination: URL(string: "https://example.org")!) {
                        Image(systemName: "link")
                    }
                    Button("Delete all", role: .destructive) { showingActionSheet = true }
                    Button(role: .destructive, action: {}) { Text("X") }
                } header: {
                    Text("More")
                } footer: {
                    Text("Version 1.0").font(.footnote).foregroundColor(
                        Color(uiColor: .secondaryLabel)
                    )
                }
                Section(footer: Text("foot")) { Text("A") }
            }
            .navigationBarTitle(Text("Settings"))
            .listStyle(GroupedListStyle())
            .scrollDismissesKeyboard(.interactively)
            .ignoresSafeArea(.keyboard, edges: .bottom)
            .ignoresSafeArea(.keyboard)
            .actionSheet(isPresented: $showingActionSheet) {
                ActionSheet(
                    title: Text("Sure?"),
                    message: Text("All data"),
                    buttons: [
                        .destructive(Text("Delete")) { name = "" }, .default(Text("No")), .cancel(),
                    ]
                )
            }
            .alert(item: $alertItem) { item in
                Alert(
                    title: Text(item.title),
                    message: Text(item.message),
                    primaryButton: .destructive(Text("Delete")) { name = "" },
                    secondaryButton: .cancel()
                )
            }
            .confirmationDialog(
                "Change",
                isPresented: $showingActionSheet,
                titleVisibility: .visible
            ) {
                Button("Red") {}
            } message: {
                Text("Select")
            }
            .sheet(isPresented: $showingSheet, onDismiss: {}) {
                Text("Sheet").presentationDetents([.medium, .fraction(0.3), .height(200)])
                    .presentationDragIndicator(.visible).interactiveDismissDisabled()
            }
            .toolbar {
                Button {
                    showingSheet.toggle()
                } label: {
                    Image(systemName: "plus")
                }
                ToolbarItem(placement: .keyboard) { Button("Done") { nameIsFocused = false } }
                EditButton()
            }
            .onChange(of: name) { newValue in email = newValue }
            .onChange(of: unit) { old, new in theme = 1 }
            .onChange(of: theme) { email = "" }
        }
        .accentColor(.purple)
        .environment(\.defaultMinListRowHeight, 10)
    }
}
struct AlertItem: Identifiable {
    let id = UUID()
    var title: String
    var message: String
}
