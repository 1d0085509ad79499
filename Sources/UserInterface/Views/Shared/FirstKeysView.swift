import CursesCore
import DataSource
import SharedInterface

// The next keys, while there is little data.
struct FirstKeysView: View {
    @Environment(\.dayStyle) private var dayStyle
    @Environment(\.keyRemapping) private var keys
    // When false, the key bar names the other screens.
    var namesScreens = true
    // When true, no goal is set yet.
    let namesGoal: Bool

    var body: some View {
        let names: [LocalizedStringKey?] = [
            namesScreens ? "\(keys.name(of: .trends)) trends" : nil,
            namesScreens ? "\(keys.name(of: .history)) history" : nil,
            namesGoal ? "^P goal" : nil,
        ]
        let texts = names.compactMap { $0.map(dayStyle.string) }
        if !texts.isEmpty { Text(verbatim: texts.joined(separator: " · ")) }
    }
}
