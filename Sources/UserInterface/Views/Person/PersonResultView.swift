import CursesUI
import DataSource
import Model
import SharedInterface

// What comes of the numbers while they are typed.
struct PersonResultView: View {
    let store: PersonBMI
    var hasGauge = false

    var body: some View {
        LabeledContent("BMI") {
            HStack(spacing: 2) {
                Text(verbatim: store.bmi?.formatted(fractionDigits: 2) ?? "–")
                    .bold()
                if let assessment = store.assessment {
                    AssessmentView(assessment: assessment, scheme: store.scheme)
                }
            }
        }
        if hasGauge, let bmi = store.bmi {
            BMIGaugeView(bmi: bmi, classBounds: store.classBounds)
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
                        draft: PersonBMI.Draft(name: "Ann", weight: "72.4", height: "178")
                    ),
                    hasGauge: true
                )
            }
        }
    }
}
