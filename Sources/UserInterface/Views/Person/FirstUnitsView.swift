import CursesCore
import DataSource
import Model
import SharedInterface

struct FirstUnitsView: View {
    let store: FirstUnits

    var body: some View {
        Picker("Language", selection: language) {
            ForEach(Language.allCases, id: \.self) { Text(verbatim: $0.name).tag($0) }
        }
        Picker("Weight unit", selection: weightUnit) {
            ForEach(WeightUnit.allCases, id: \.self) { Text($0.label).tag($0) }
        }
        Picker("Height unit", selection: heightUnit) {
            ForEach(HeightUnit.allCases, id: \.self) { Text($0.label).tag($0) }
        }
    }

    private var language: Binding<Language> {
        Binding(
            get: { store.language },
            asyncSet: { await store.send(.languagePickerSelected($0)) }
        )
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
}
