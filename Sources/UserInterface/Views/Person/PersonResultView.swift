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
