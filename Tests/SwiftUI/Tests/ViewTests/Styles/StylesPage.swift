import CursesUI

struct StylesPage: View {
    @State private var isOn = true
    private let spacing: CGFloat = 0

    var body: some View {
        VStack(alignment: .leading, spacing: spacing) {
            Button("Pill") {}
                .buttonStyle(.pill)
            Button("Pill") {}
                .buttonStyle(PillButtonStyle())
            Label("Trailing", systemImage: "star")
                .labelStyle(.trailingIcon)
            Label("Both", systemImage: "star")
                .labelStyle(.titleAndIcon)
            Toggle("Check", isOn: $isOn)
                .toggleStyle(CheckToggleStyle())
            Toggle("Button", isOn: $isOn)
                .toggleStyle(.button)
            GeometryReader { proxy in
                Text("\(Int(proxy.size.width)) wide")
            }
            .frame(height: 1)
            HStack {
                Circle()
                    .fill(.green)
                    .frame(width: 1, height: 1)
                Text("Healthy")
            }
            .padding(.horizontal)
            .overlay {
                RoundedRectangle(cornerRadius: 8)
                    .stroke(.secondary, lineWidth: 1)
            }
            Text("Card")
                .if(isOn) { $0.bold() }
                .card("Title")
        }
    }
}
