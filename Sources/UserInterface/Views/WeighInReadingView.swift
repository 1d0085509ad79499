import CursesUI
import DataSource
import Model

struct WeighInReadingView: View {
    @Environment(\.appDependencies) private var appDependencies
    let store: WeighInEditor

    var body: some View {
        VStack(alignment: .leading) {
            HStack(spacing: 2) {
                Text(verbatim: store.bmi?.formatted(fractionDigits: 2) ?? "–")
                    .bold()
                if let assessment = store.assessment {
                    AssessmentView(assessment: assessment, scheme: store.scheme)
                }
            }
            change
                .foregroundStyle(.secondary)
        }
    }

    // The line is there before there is a change, so that nothing moves while typing.
    private var change: Text {
        guard let change = store.change, let previous = store.previous else {
            return Text(verbatim: "")
        }
        return Text("\(style.changeText(change)) since \(previous.day.description)")
    }

    private var style: WeightStyle { WeightStyle(store.settings.weightUnit, appDependencies) }
}

struct WeighInReadingView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { WeighInReadingView(store: .preview($0, weight: "72.4")) }
    }
}
