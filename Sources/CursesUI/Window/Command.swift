extension Command {
    init(_ item: PaletteItem) {
        self.init(title: item.title, keyName: item.detail, action: item.action)
    }
}

/// An action of the palette.
struct Command: Identifiable {
    let title: String
    let keyName: String
    let action: () -> Void

    var id: String { "\(title)\n\(keyName)" }

    /// What can be done on a screen at this moment: its own first, and what its bar shows before the rest.
    static func all(in frame: Frame) -> [Command] {
        var seen: Set<String> = []
        let (focus, screen) = frame.liveBindingsByRange
        let live = (screen.filter { !$0.isKnown } + focus + screen.filter(\.isKnown))
            .filter { $0.isEnabled && !$0.title.isEmpty }
        return (live.filter { !$0.isHidden } + live.filter(\.isHidden)).compactMap { binding in
            guard seen.insert(binding.title).inserted else { return nil }
            let subject = binding.subject?() ?? ""
            return Command(
                title: subject.isEmpty ? binding.title : "\(binding.title) · \(subject)",
                keyName: binding.keyName,
                action: binding.action
            )
        }
    }
}
