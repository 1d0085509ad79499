import CursesUI
import DataSource
import SharedInterface

// In the place of a chart that nothing could be drawn in.
struct EmptyPeriodView: View {
    @Environment(\.dayStyle) private var dayStyle
    let newest: Day?
    var hint: LocalizedStringKey?

    var body: some View {
        ContentUnavailableView {
            Text("No weigh-ins in this time")
        } description: {
            if let newest {
                VStack {
                    Text("Last weigh-in: \(dayStyle.full(newest))")
                    if let hint { Text(hint) }
                }
            }
        }
    }
}

struct EmptyPeriodView_Previews: PreviewProvider {
    static var previews: some View {
        EmptyPeriodView(newest: .preview, hint: "5 shows all of them")
    }
}
