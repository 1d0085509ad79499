import CursesCore
import Model
import SharedInterface

// A setting with its explanation if it fits.
struct SettingRow<Control: View>: View {
    private static var controlWidth: Double { 25 }
    // Fits the longest explanation, so that all rows have one or none has.
    private static var wholeWidth: Double { 59 }

    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.terminalColors) private var terminalColors
    private let row: Preferences.Row
    private let store: Preferences
    private let focus: FocusState<Preferences.Row?>.Binding
    private let control: Control

    init(
        _ row: Preferences.Row,
        in store: Preferences,
        focus: FocusState<Preferences.Row?>.Binding,
        @ViewBuilder control: () -> Control
    ) {
        self.row = row
        self.store = store
        self.focus = focus
        self.control = control()
    }

    var body: some View {
        LabeledContent(row.title) {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 1) {
                    chooser.frame(width: Self.controlWidth, alignment: .leading)
                    Text(explanation)
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                }
                .frame(idealWidth: Self.wholeWidth, maxWidth: .infinity, alignment: .leading)
                chooser
            }
        }
    }

    private var explanation: LocalizedStringKey {
        let hasNone = row == .colors && terminalColors.count == 0
        return hasNone ? "none here, by NO_COLOR or TERM" : store.explanation(of: row, dayStyle)
    }

    private var chooser: some View {
        control.labelsHidden().focused(focus, equals: row)
    }
}

struct SettingRow_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { SettingRowPreview(store: Preferences($0)) }
    }
}

private struct SettingRowPreview: View {
    let store: Preferences
    @FocusState private var focus: Preferences.Row?

    var body: some View {
        Form {
            SettingRow(.mouse, in: store, focus: $focus) {
                Toggle("Mouse", isOn: .constant(true))
            }
        }
    }
}
