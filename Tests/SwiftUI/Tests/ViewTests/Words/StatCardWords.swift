import CursesUI

struct StatCardWords: View {
    let title: String
    let value: String
    let unit: String
    let icon: String
    let color: Color
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Image(systemName: icon).foregroundColor(color)
                Text(title).font(.caption).foregroundColor(.secondary)
                Spacer()
            }
            HStack(alignment: .firstTextBaseline, spacing: 4) {
                Text(value).font(.title).fontWeight(.bold)
                Text(unit).font(.caption).foregroundStyle(.secondary)
            }
        }
        .padding().frame(maxWidth: .infinity, alignment: .leading).background(color.opacity(0.1))
        .clipShape(RoundedRectangle(cornerRadius: 12)).frame(width: 100)
    }
}
struct DemoApp: App {
    @State private var store = 0
    init() {}
    var body: some Scene {
        WindowGroup { DashboardView().environment(\.locale, .init(identifier: "de")).tint(.red) }
    }
}
