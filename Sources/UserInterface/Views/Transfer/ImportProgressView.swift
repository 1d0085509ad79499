import CursesCore

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
