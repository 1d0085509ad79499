import CursesUI

enum ButtonsPage: PreviewProvider {
    static var previews: some View {
        VStack(alignment: .leading, spacing: 1) {
            HStack {
                Button("Plain") {}
                Button("Focused") {}
                Button("Disabled") {}.disabled(true)
            }
            HStack {
                Button("Save") {}
                    .buttonStyle(.borderedProminent)
                    .keyboardShortcut("s")
                Button("Delete", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            }
            HStack {
                Button("without a border") {}.buttonStyle(.plain)
                NavigationLink("A link", value: 1)
            }
        }
        .padding()
    }
}
