/// A titled group of rows in the help.
struct HelpGroup: Identifiable {
    let title: String
    private(set) var rows: [HelpRow]

    var id: String { title }

    /// Returns the keys of the screen, the focus, all screens and text fields, then the
    /// explanations and the last messages.
    static func all(in frame: Frame, messages: [String], _ environment: EnvironmentValues) -> [Self]
    {
        let (focus, screen) = frame.liveBindingsByRange
        let isTyping = frame.focused?.takesText == true
        var titles: Set<String> = []
        let english = EnglishNames(environment)
        let spelled = environment.keySpelling
        // A title appears once, in its first group, with the keys of all its bindings.
        func group(
            _ title: LocalizedStringKey,
            _ bindings: [KeyBinding],
            shownFirst: Bool = false
        ) -> HelpGroup {
            let all = (focus + screen).filter { binding in
                bindings.contains { $0.title == binding.title } && !titles.contains(binding.title)
            }
            titles.formUnion(all.map(\.title))
            let ordered =
                shownFirst ? all.filter { !$0.isHidden } + all.filter(\.isHidden) : all
            return HelpGroup(
                title: environment.string(title),
                rows: HelpRow.rows(of: ordered, spelled: spelled)
            )
        }
        var groups = [
            group("On this screen", screen.filter { !$0.isKnown }, shownFirst: true),
            group(isTyping ? "In this field" : "For the selection", focus),
            group(
                "From field to field",
                screen.filter { $0.movesFocus && frame.focusables.count > 1 }
            ),
            group("Everywhere", screen.filter { $0.isKnown && !$0.movesFocus }),
        ]
        if !isTyping, frame.focusables.contains(where: \.takesText) {
            let rows = HelpRow.rows(of: EditCommand.allCases, environment)
            groups.append(HelpGroup(title: environment.string("In text fields"), rows: rows))
        }
        groups += [
            HelpGroup(
                title: environment.string("Explanations"),
                rows: HelpRow.sentences(frame.explanations, english)
            ),
            HelpGroup(
                title: environment.string("Last messages"),
                rows: messages.enumerated().map { HelpRow(id: $0, title: $1) }
            ),
        ]
        return groups.filter { !$0.rows.isEmpty }.map { $0.named(english) }
    }

    private func named(_ english: EnglishNames) -> HelpGroup {
        var group = self
        for index in rows.indices { group.rows[index].otherNames += english.of(rows[index].title) }
        return group
    }

    /// Returns the group with the rows that contain all words of a query, or `nil` without any.
    func matching(_ query: String) -> HelpGroup? {
        let words = Self.words(query)
        var group = self
        group.rows = rows.filter { row in
            let text = ([row.keyNames, row.title] + row.otherNames).joined(separator: " ")
                .lowercased()
            return words.allSatisfy { text.holds($0) }
        }
        return group.rows.isEmpty ? nil : group
    }

    /// Returns the lower-case words of a query.
    static func words(_ query: String) -> [String] {
        query.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Returns the number of lines of groups with their titles.
    static func lineCount(_ groups: [Self], _ widths: HelpRow.Widths) -> Int {
        groups.reduce(0) { $0 + 1 + $1.rows.reduce(0) { $0 + $1.lineCount(widths) } }
    }
}
