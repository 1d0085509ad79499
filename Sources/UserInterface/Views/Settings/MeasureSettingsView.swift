import CursesCore
import DataSource
import Model
import SharedInterface

struct MeasureSettingsView: View {
    let store: Preferences
    let focus: FocusState<Preferences.Row?>.Binding

    var body: some View {
        Section("Units and classes") {
            SettingRow(.weightUnit, in: store, focus: focus) {
                Picker(Preferences.Row.weightUnit.title, selection: weightUnit) {
                    ForEach(WeightUnit.allCases, id: \.self) { Text($0.label).tag($0) }
                }
            }
            SettingRow(.heightUnit, in: store, focus: focus) {
                Picker(Preferences.Row.heightUnit.title, selection: heightUnit) {
                    ForEach(HeightUnit.allCases, id: \.self) { Text($0.label).tag($0) }
                }
            }
            SettingRow(.scheme, in: store, focus: focus) {
                Picker(Preferences.Row.scheme.title, selection: scheme) {
                    Text("by language").tag(Scheme?.none)
                    ForEach(Scheme.allCases, id: \.self) { Text($0.label).tag(Scheme?.some($0)) }
                }
            }
            SettingRow(.growthReference, in: store, focus: focus) {
                Picker(Preferences.Row.growthReference.title, selection: growthReference) {
                    Text("by language").tag(GrowthReference?.none)
                    ForEach(GrowthReference.allCases, id: \.self) {
                        Text($0.label).tag(GrowthReference?.some($0))
                    }
                }
            }
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

    private var growthReference: Binding<GrowthReference?> {
        Binding(
            get: { store.settings.growthReference },
            asyncSet: { await store.send(.growthReferencePickerSelected($0)) }
        )
    }
}

struct MeasureSettingsView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { appDependencies in
            MeasureSettingsPreview(
                store: Preferences(
                    appDependencies,
                    settings: Settings(weightUnit: .stones, scheme: .asianActionPoints)
                )
            )
        }
    }
}

private struct MeasureSettingsPreview: View {
    let store: Preferences
    @FocusState private var focus: Preferences.Row?

    var body: some View {
        Form { MeasureSettingsView(store: store, focus: $focus) }
    }
}
