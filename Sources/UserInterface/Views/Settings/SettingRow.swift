import CursesUI
import SharedInterface

// A setting, and where there is room what it does.
struct SettingRow<Control: View>: View {
    private static var controlWidth: Double { 25 }

    private let title: LocalizedStringKey
    private let explanation: LocalizedStringKey
    private let control: Control

    init(
        _ title: LocalizedStringKey,
        _ explanation: LocalizedStringKey,
        @ViewBuilder control: () -> Control
    ) {
        self.title = title
        self.explanation = explanation
        self.control = control()
    }

    var body: some View {
        LabeledContent(title) {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 1) {
                    control.labelsHidden()
                        .frame(width: Self.controlWidth, alignment: .leading)
                    Text(explanation)
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                }
                control.labelsHidden()
            }
        }
    }
}

struct SettingRow_Previews: PreviewProvider {
    static var previews: some View {
        Form {
            SettingRow("Mouse", "off: the terminal selects text") {
                Toggle("Mouse", isOn: .constant(true))
            }
        }
    }
}
