/// A row of the help: keys with one action, or a sentence without keys.
struct HelpRow: Identifiable {
    private let number: Int
    fileprivate var keys: [String]
    let title: String
    /// Further names that a search finds, such as the English ones.
    var otherNames: [String] = []
    /// True if the keys work now; false in the list of editing keys.
    let isLive: Bool
    /// The action of the keys, or `nil` if it is disabled.
    private(set) var action: (() -> Void)?

    /// Unique within all groups, because titles do not repeat.
    var id: String { "\(number) \(title) \(isLive)" }

    var keyNames: String { keys.joined(separator: " ") }

    /// The columns of the keys and of the title.
    struct Widths {
        let keys: Int
        let title: Int

        static let wide = Widths(keys: 24, title: 46)
        static let narrow = Widths(keys: 14, title: 34)

        /// The columns of a row with margins.
        var whole: Int { keys + title + 4 }
    }

    /// Returns the number of lines that the row needs.
    func lineCount(_ widths: Widths) -> Int {
        let room = keys.isEmpty ? widths.keys + 2 + widths.title : widths.title
        let title = GlyphText(title).wrapped(to: room).count
        return max(1, title, GlyphText(keyNames).wrapped(to: widths.keys).count)
    }

    var firstKeyName: String { keys.first ?? "" }

    init(id: Int, keys: [String] = [], title: String, isLive: Bool = true) {
        number = id
        self.keys = keys
        self.title = title
        self.isLive = isLive
    }

    /// Returns the rows of bindings, with bindings of the same title in one row.
    static func rows(
        of bindings: [KeyBinding],
        spelled: (String) -> String
    ) -> [HelpRow] {
        var rows: [HelpRow] = []
        for binding in bindings where !binding.title.isEmpty {
            rows.add(binding.keys.map { spelled($0.name) }, binding.title)
            if binding.isEnabled, let index = rows.firstIndex(where: { $0.title == binding.title }),
                rows[index].action == nil
            {
                rows[index].action = binding.action
            }
        }
        return rows
    }

    /// Returns the rows of editing keys.
    static func rows(
        of commands: [EditCommand],
        _ environment: EnvironmentValues
    ) -> [HelpRow] {
        var rows: [HelpRow] = []
        for command in commands {
            let names = command.keys.map { environment.keySpelling($0.name) }
            rows.add(names, environment.string(command.title), isLive: false)
        }
        return rows
    }

    /// Returns the sentences of texts as rows, so that no row is higher than a low screen.
    static func sentences(_ texts: [String], _ english: EnglishNames) -> [HelpRow] {
        var rows: [HelpRow] = []
        for text in texts {
            let (sentences, others) = (sentences(text), english.of(text))
            let otherSentences = others.first.map(Self.sentences) ?? []
            let isAlike = sentences.count == otherSentences.count
            for (index, sentence) in sentences.enumerated() {
                var row = HelpRow(id: rows.count, title: sentence)
                row.otherNames = isAlike ? [otherSentences[index]] : others
                rows.append(row)
            }
        }
        return rows
    }

    private static func sentences(_ text: String) -> [String] {
        var sentences = [""]
        var previous: Character = " "
        for character in text {
            if character == "\n" || character == " " && ".!?".contains(previous) {
                sentences.append("")
            } else {
                sentences[sentences.count - 1].append(character)
                if "。！？".contains(character) { sentences.append("") }
            }
            previous = character
        }
        return sentences.filter { !$0.allSatisfy(\.isWhitespace) }
    }
}

extension [HelpRow] {
    fileprivate mutating func add(_ keys: [String], _ title: String, isLive: Bool = true) {
        if let index = firstIndex(where: { $0.title == title }) {
            self[index].keys += keys
        } else {
            append(HelpRow(id: count, keys: keys, title: title, isLive: isLive))
        }
    }
}
