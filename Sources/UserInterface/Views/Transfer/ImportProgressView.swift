import CursesCore
import SharedInterface

struct ImportProgressView: View {
    // `nil` while saving.
    let percent: Int?
    let stop: () async -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            if let percent, percent > 0 {
                ProgressView("Reading…", value: Double(percent), total: 100)
            } else {
                ProgressView(percent == nil ? "Saving…" : "Reading…")
            }
            HStack {
                Spacer()
                Button("Stop") { Task { await stop() } }
                    .keyboardShortcut("c", modifiers: [])
            }
        }
        .padding()
        .frame(idealWidth: 50)
    }
}

struct ImportProgressView_Previews: PreviewProvider {
    static var previews: some View {
        PreviewHost { _ in
            VStack {
                ImportProgressView(percent: 70) {}
                ImportProgressView(percent: nil) {}
            }
            .environment(\.progressViewDelay, .zero)
        }
    }
}
