import CursesUI
import DataSource
import Model

struct PreferencesView: View {
    @State var store: Preferences

    var body: some View {
        Form {
            Section("Units and classes") {
                Picker("Weight unit", selection: weightUnit) {
                    ForEach(WeightUnit.allCases, id: \.self) { Text($0.label).tag($0) }
                }
                Picker("Height unit", selection: heightUnit) {
                    ForEach(HeightUnit.allCases, id: \.self) { Text($0.label).tag($0) }
                }
                Picker("Classes", selection: scheme) {
                    Text("as the language has them").tag(Scheme?.none)
                    ForEach(Scheme.allCases, id: \.self) { Text($0.label).tag(Scheme?.some($0)) }
                }
            }
            Section("Interface") {
                Picker("Language", selection: language) {
                    Text("as the system says").tag(Language?.none)
                    ForEach(Language.allCases, id: \.self) {
                        Text(verbatim: $0.name).tag(Language?.some($0))
                    }
                }
                Picker("Week starts on", selection: weekStart) {
                    ForEach(Weekday.allCases, id: \.self) { Text($0.label).tag($0) }
                }
            }
        }
        .navigationTitle("Settings")
        .task { await store.send(.task) }
        .alert("Not saved", isPresented: isPresentedFailure) {
            Button("Continue") {}
        } message: {
            if let failure = store.failure { Text(failure.label) }
        }
    }

    private var weightUnit: Binding<WeightUnit> {
        Binding(
            get: { store.settings.weightUnit },
            asyncSet: { await store.send(.weightUnitPickerSelected($0)) }
        )
    }

    private var heightUnit: Binding<HeightUnit> {
        Binding(
            get: { store.settings.heightUnit },
            asyncSet: { await store.send(.heightUnitPickerSelected($0)) }
        )
    }

    private var scheme: Binding<Scheme?> {
        Binding(
            get: { store.settings.scheme },
            asyncSet: { await store.send(.schemePickerSelected($0)) }
        )
    }

    private var language: Binding<Language?> {
        Binding(
            get: { store.settings.language },
            asyncSet: { await store.send(.languagePickerSelected($0)) }
        )
    }

    private var weekStart: Binding<Weekday> {
        Binding(
            get: { store.settings.weekStart },
            asyncSet: { await store.send(.weekStartPickerSelected($0)) }
        )
    }

    private var isPresentedFailure: Binding<Bool> {
        Binding(
            get: { store.failure != nil },
            asyncSet: { _ in await store.send(.failureConfirmButtonTapped) }
        )
    }
}

struct PreferencesView_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack { PreferencesView(store: Preferences(.preview)) }
    }
}

struct PreferencesView_Failure_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack { PreferencesView(store: Preferences(.previewFailure)) }
    }
}
