import CursesCore
import DataSource
import Model
import SharedInterface

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
                    classBounds: store.classBounds,
                    category: weighing.isUnusual ? nil : category
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
