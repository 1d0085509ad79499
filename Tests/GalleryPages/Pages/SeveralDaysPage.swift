import CursesUI

enum SeveralDaysPage: PreviewProvider {
    static var previews: some View { Days() }

    private struct Days: View {
        @State private var days: Set<DateComponents> = [
            DateComponents(year: 2026, month: 11, day: 3),
            DateComponents(year: 2026, month: 11, day: 17),
        ]

        var body: some View {
            VStack(alignment: .leading, spacing: 1) {
                MultiDatePicker("Days off", selection: $days)
                HStack {
                    AsyncImage(url: URL(string: "https://example.com/day.png"))
                    Text("\(days.count) days")
                }
            }
            .padding()
        }
    }
}
