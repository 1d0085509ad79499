import CursesUI
import DataSource
import SharedInterface

// The next keys, while there is little to see yet.
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
