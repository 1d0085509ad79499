import CursesCore
import DataSource
import Model
import SharedInterface

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

struct NoWeighInsView_Previews: PreviewProvider {
    static var previews: some View {
        VStack {
            NoWeighInsView(problems: [], keysBelow: FirstKeysView(namesGoal: true))
            NoWeighInsView(
                problems: [StorageError(file: "2026.json", reason: .malformed(line: 3))],
                keysBelow: FirstKeysView(namesGoal: true)
            )
        }
    }
}
