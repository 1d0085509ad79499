import CursesUI

extension WeightUnit {
    var label: LocalizedStringKey {
        switch self {
        case .kilogram: "Kilogram"
        case .pound: "Pound"
        case .stone: "Stone"
        }
    }

    var color: Color {
        switch self {
        case .kilogram: .blue
        case .pound: .green
        case .stone: .gray
        }
    }

    var image: Image {
        Image(systemName: "scalemass")
    }
}

struct SettingsPage: View {
    @Bindable var store: SettingsStore

    var body: some View {
        Form {
            Section("General") {
                Picker(
                    "Unit",
                    selection: Binding(
                        get: { store.unit },
                        set: { unit in Task { await store.send(.unitPickerSelected(unit)) } }
                    )
                ) {
                    ForEach(WeightUnit.allCases) { unit in
                        Text(unit.label).tag(unit)
                    }
                }
                Picker(selection: $store.unit) {
                    ForEach(WeightUnit.allCases, id: \.self) {
                        Label($0.label, systemImage: "scalemass")
                            .tag($0)
                    }
                } label: {
                    Text("Unit")
                    Text("Used everywhere")
                }
                .pickerStyle(.segmented)
                .labelsHidden()
                Picker("Hour", selection: $store.hour) {
                    ForEach(0..<24, id: \.self) { hour in
                        Text("\(hour):00").tag(hour)
                    }
                }
                .pickerStyle(.wheel)
                LabeledContent(
                    "Target",
                    value: store.targetWeight,
                    format: .number.precision(.fractionLength(0...1))
                )
                LabeledContent("Version", value: "1.0.0")
                LabeledContent {
                    Text(store.unit.label)
                        .foregroundStyle(store.unit.color)
                } label: {
                    Label {
                        Text("Unit")
                    } icon: {
                        store.unit.image
                    }
                }
            }
            Section {
                Toggle(
                    "Notifications",
                    isOn: Binding(
                        get: { store.isNotificationEnabled },
                        set: { isOn in Task { await store.send(.notificationToggleSwitched(isOn)) }
                        }
                    )
                )
                .tint(.green)
                if store.isNotificationEnabled {
                    Stepper("Every \(store.interval) days", value: $store.interval, in: 1...30)
                    Stepper(value: $store.targetWeight, in: 30...200, step: 0.5) {
                        Text("Target: \(store.targetWeight, specifier: "%.1f")")
                    }
                    Stepper("Hour") {
                        store.hour += 1
                    } onDecrement: {
                        store.hour -= 1
                    }
                    Slider(value: $store.targetWeight, in: 30...200, step: 1) {
                        Text("Target")
                    } minimumValueLabel: {
                        Text("30")
                    } maximumValueLabel: {
                        Text("200")
                    }
                }
            } header: {
                Label("Reminders", systemImage: "bell")
            } footer: {
                Text("You will be reminded to step on the scales.")
            }
            Section("Account") {
                TextField("User name", text: $store.userName)
                    .textFieldStyle(.roundedBorder)
                    .textContentType(.username)
                SecureField("Password", text: $store.password)
                    .textContentType(.password)
                SecureField("Password", text: $store.password, prompt: Text("Required"))
            }
            Section {
                Button("Reset", role: .destructive) {
                    Task { await store.send(.resetButtonTapped) }
                }
                Button("Share", systemImage: "square.and.arrow.up") {}
                Button(role: .destructive) {
                } label: {
                    Text("Delete Account")
                }
            }
        }
        .navigationTitle(Text("Settings"))
        .scrollContentBackground(.hidden)
        .confirmationDialog(
            "Reset all settings?",
            isPresented: $store.isPresentedReset,
            titleVisibility: .visible
        ) {
            Button("Reset", role: .destructive) {
                Task { await store.send(.resetConfirmButtonTapped) }
            }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("This cannot be undone.")
        }
        .onChange(of: store.unit) { oldValue, newValue in
            if oldValue != newValue { store.interval = 1 }
        }
        .onChange(of: store.hour, initial: true) {
            store.hour = min(max(store.hour, 0), 23)
        }
    }
}

#if DEBUG
    struct SettingsPage_Previews: PreviewProvider {
        static var previews: some View {
            Group {
                SettingsPage(store: SettingsStore())
                SettingsPage(store: SettingsStore(isNotificationEnabled: true))
                    .environment(\.locale, Locale(identifier: "ja"))
                    .preferredColorScheme(.dark)
            }
        }
    }
#endif
