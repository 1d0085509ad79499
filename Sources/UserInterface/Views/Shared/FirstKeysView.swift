import CursesUI
import DataSource
import SharedInterface

// Where there is little to see yet: what the next keys are.
struct FirstKeysView: View {
    @Environment(\.keyRemapping) private var keys

    var body: some View {
        Text("\(trends) trends · \(history) history · ^P goal")
    }

    private var trends: String { keys.name(of: .trends) }

    private var history: String { keys.name(of: .history) }
}

struct FirstKeysView_Previews: PreviewProvider {
    static var previews: some View {
        FirstKeysView()
    }
}
