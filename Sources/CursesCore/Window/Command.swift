extension Command {
    init(_ item: PaletteItem, _ english: EnglishNames) {
        self.init(
            name: item.title,
            title: item.title,
            otherNames: item.otherNames + english.of(item.title),
            keyName: item.detail,
            isMeant: item.isMeant,
            action: item.action
        )
    }
}

/// An action of the palette.
struct Command: Identifiable {
    /// The title without its subject.
    let name: String
    let title: String
    /// Further names that a search finds, such as the English ones.
    var otherNames: [String]
    let keyName: String
    /// True if it is listed only when searched for.
    var isUnlisted = false
    /// True if the query denotes it, such as a date, and does not only match its name.
    var isMeant = false
    let action: () -> Void

    var id: String { "\(title)\n\(keyName)" }
    /// True if its key is a digit that leads to a row.
    var isDigit: Bool { keyName.count == 1 && keyName.allSatisfy(\.isNumber) }

    /// Returns the available commands: those of the screen first, visible before hidden, global
    /// ones last.
    static func all(in frame: Frame, _ english: EnglishNames) -> [Command] {
        var seen: Set<String> = []
        let spelled = frame.environment.keySpelling
        let (focus, screen) = frame.liveBindingsByRange
        let (own, common) = (screen.filter { !$0.isKnown }, screen.filter(\.isKnown))
        let shown = [own, focus].flatMap { $0.filter { !$0.isHidden } }
        let rest = own.filter(\.isHidden) + common.filter { !$0.isHidden }
        let hidden = [focus, common].flatMap { $0.filter(\.isHidden) }
        return (shown + rest + hidden).compactMap { binding in
            guard binding.isEnabled, !binding.title.isEmpty else { return nil }
            guard seen.insert(binding.title).inserted else { return nil }
            let subject = binding.subject?() ?? ""
            return Command(
                name: binding.title,
                title: subject.isEmpty ? binding.title : "\(binding.title) · \(subject)",
                otherNames: english.of(binding.title),
                keyName: spelled(binding.keyName),
                isUnlisted: binding.isUnlisted,
                action: binding.action
            )
        }
    }
}

/// A command of the app that a window cannot run itself.
package enum AppCommand {
    case quit, suspend, redraw
    /// Copies text to the clipboard.
    case copy(String)
}
