import CursesCore
import DataSource
import Model
import SharedInterface

struct PersonBMIView: View {
    @State var store: PersonBMI
    @FocusState private var focus: PersonField?

    var body: some View {
        Form {
            PersonFieldView(store: store, field: .name, focus: $focus)
            PersonFieldView(store: store, field: .weight, focus: $focus)
            PersonFieldView(store: store, field: .height, focus: $focus)
            PersonResultView(store: store)
            PersonFieldView(store: store, field: .birthDate, focus: $focus)
            SexPicker(selection: store.binding(store.draft.sex) { .sexPickerSelected($0) })
            PersonFieldView(store: store, field: .goalWeight, focus: $focus)
            PersonFieldView(store: store, field: .goalBy, focus: $focus)
            HStack {
                saveButtons { store.send(.form($0)) }
            }
        }
        .editor(store, $focus, store.question, PersonBMI.Action.form)
        .navigationTitle(title)
    }

    private var title: Text {
        store.person.name.isEmpty ? Text("New person") : Text(verbatim: store.person.name)
    }
}

extension PersonBMI {
    var question: SaveQuestion {
        SaveQuestion(name: draft.name, weight: weight.map(UnitStyle(settings).weight.text))
    }
}

// BMI and class, updated while typing.
struct PersonResultView: View {
    let store: PersonBMI
    var hasGauge = false

    var body: some View {
        let weighing = store.weighing
        LabeledContent("BMI") {
            HStack(spacing: 2) {
                Text(verbatim: weighing?.bmi.formatted(fractionDigits: 2) ?? "–")
                    .bold()
                if let weighing {
                    AssessmentView(
                        assessment: weighing.assessment,
                        scheme: store.scheme,
                        isUnusual: weighing.isUnusual
                    )
                }
            }
        }
        if hasGauge {
            if let weighing, let category = weighing.assessment.category {
                BMIGaugeView(
                    bmi: weighing.bmi,
                    classBounds: store.scheme.rulerBounds,
                    category: weighing.isUnusual ? nil : category
                )
            } else {
                // Reserves its rows, so that nothing moves while typing.
                BMIGaugeView(bmi: 0, classBounds: store.scheme.rulerBounds).hidden()
            }
        }
    }
}
