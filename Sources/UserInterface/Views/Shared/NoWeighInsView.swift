import CursesCore
import DataSource

// Does not invite to weigh in if existing weigh-ins are unreadable.
struct NoWeighInsView: View {
    @Environment(\.keyRemapping) private var keys
    let problems: [StorageError]
    let keysBelow: FirstKeysView

    var body: some View {
        if problems.contains(where: { $0.historyYear != nil }) {
            ContentUnavailableView {
                Text("No weigh-in could be read")
            }
        } else {
            ContentUnavailableView {
                Text("No weigh-ins yet")
            } description: {
                VStack {
                    Text("Press \(keys.name(of: .weighIn)) to enter the first.")
                    keysBelow
                }
            }
        }
    }
}
