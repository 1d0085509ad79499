import CursesUI
import DataSource
import Model

// What could not be taken back, and why.
struct FinalChangeMessage: View {
    @Environment(\.appDependencies) private var appDependencies
    @Environment(\.dayStyle) private var dayStyle
    let weighIn: WeighIn
    let weightUnit: WeightUnit
    let change: FinalChange
    let sentence: (_ weighIn: String) -> LocalizedStringKey

    var body: some View {
        Text(sentence(title))
        Text(change.reason.label)
    }

    private var title: String {
        let weightStyle = WeightStyle(weightUnit, appDependencies)
        return "\(dayStyle.table(weighIn.day)) · \(weightStyle.text(weighIn.weight))"
    }
}

struct FinalChangeMessage_Previews: PreviewProvider {
    static var previews: some View {
        FinalChangeMessage(
            weighIn: .newestOfAnn,
            weightUnit: .kilograms,
            change: FinalChange(.previewOfJournal)
        ) { "\($0) could not be brought back." }
    }
}
