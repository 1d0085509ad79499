import CursesCore
import DataSource

struct LimitsNoteView: View {
    @Environment(\.keyRemapping) private var keys
    let dismiss: () -> Void

    var body: some View {
        PassingNoteView(
            text: "BMI is a screening value, not a diagnosis · \(key) why · x hides this",
            brief: "Not a diagnosis · \(key) limits · x hides",
            dismiss: dismiss
        )
    }

    private var key: String { keys.name(of: .help) }
}
