import CursesCore
import DataSource
import Model
import SharedInterface

// BMI and class, updated while typing.
struct PersonResultView: View {
    let store: PersonBMI
    var hasGauge = false

    var body: some View {
        LabeledContent("BMI") {
            HStack(spacing: 2) {
                Text(verbatim: store.bmi?.formatted(fractionDigits: 2) ?? "–")
                    .bold()
                if let assessment = store.assessment {
                    AssessmentView(
                        assessment: assessment,
                        scheme: store.scheme,
                        isUnusual: store.isUnusual
                    )
                }
            }
        }
        if hasGauge {
            if let bmi = store.bmi, let category = store.assessment?.category {
                BMIGaugeView(
                    bmi: bmi,
                    classBounds: store.classBounds,
                    category: store.isUnusual ? nil : category
                )
            } else {
                // Reserves its rows, so that nothing moves while typing.
                BMIGaugeView(bmi: 0, classBounds: store.classBounds).hidden()
            }
        }
    }
}

struct PersonResultView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { appDependencies in
            Form {
                PersonResultView(
                    store: PersonBMI(
                        appDependencies,
                        form: EntryForm(PersonDraft(name: "Ann", weight: "72.4", height: "178"))
                    ),
                    hasGauge: true
                )
            }
        }
    }
}
