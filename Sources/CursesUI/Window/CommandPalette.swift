/// A field to find an action in, and the actions that apply here, each with its key.
struct CommandPalette: View {
    let commands: [Command]
    let find: (String) -> [PaletteItem]
    let dismiss: () -> Void
    @State private var query = ""
    @State private var marked = 0

    var body: some View {
        VStack(alignment: .leading) {
            TextField("action", text: $query)
            List(shown, selection: .constant(markedID)) { command in
                row(command, isMarked: command.id == markedID)
            }
            .frame(idealWidth: 36, maxHeight: Double(shown.count))
            .disabled(true)
            if shown.isEmpty {
                Text("no such action").foregroundStyle(.secondary)
            }
        }
        .onKeyPress(.plain(.upArrow), "row above") { marked = max(0, marked - 1) }
        .onKeyPress(.plain(.downArrow), "row below") {
            marked = min(max(0, shown.count - 1), marked + 1)
        }
        .onKeyPress(.plain(.return), "press", action: choose)
        .onChange(of: query) { marked = 0 }
    }

    private var shown: [Command] {
        let items = query.allSatisfy(\.isWhitespace) ? [] : find(query)
        let named = commands + items.filter { !$0.isMeant }.map(Command.init)
        return items.filter(\.isMeant).map(Command.init)
            + FuzzyMatch.sorted(named, query: query, text: \.title).prefix(10)
    }

    private var markedID: Command.ID? {
        shown.indices.contains(marked) ? shown[marked].id : nil
    }

    // The list only shows: the keys stay with the field.
    private func row(_ command: Command, isMarked: Bool) -> some View {
        HStack {
            Text(verbatim: command.title).bold(isMarked)
            Spacer()
            Text(verbatim: command.keyName).foregroundStyle(.secondary)
        }
    }

    private func choose() {
        guard shown.indices.contains(marked) else { return }
        let command = shown[marked]
        dismiss()
        command.action()
    }
}

extension Command {
    fileprivate init(_ item: PaletteItem) {
        self.init(title: item.title, keyName: item.detail, action: item.action)
    }
}

/// An action of the palette.
struct Command: Identifiable {
    let title: String
    let keyName: String
    let action: () -> Void

    var id: String { "\(title)\n\(keyName)" }

    /// What can be done on a screen at this moment, what its bar shows first.
    static func all(in frame: Frame) -> [Command] {
        var seen: Set<String> = []
        let live = frame.liveBindings.filter { $0.isEnabled && !$0.title.isEmpty }
        return (live.filter { !$0.isHidden } + live.filter(\.isHidden)).compactMap { binding in
            guard seen.insert(binding.title).inserted else { return nil }
            return Command(title: binding.title, keyName: binding.keyName, action: binding.action)
        }
    }
}
