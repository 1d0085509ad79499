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
            return Command(
                title: title(of: binding),
                keyName: binding.keyName,
                action: binding.action
            )
        }
    }

    /// A sentence where there are words for what it is done to, and otherwise both beside each other.
    private static func title(of binding: KeyBinding) -> String {
        if let sentence = binding.sentence?() { return sentence }
        let subject = binding.subject?() ?? ""
        return subject.isEmpty ? binding.title : "\(binding.title) · \(subject)"
    }
}
