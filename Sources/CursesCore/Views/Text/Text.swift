/// Read-only text.
nonisolated public struct Text: PrimitiveView {
    private var content: Content
    private var change: ((inout EnvironmentValues) -> Void)?

    /// Shows the translation of a key.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) { content = .key(key) }

    /// Shows text verbatim.
    @_disfavoredOverload
    public init(_ content: some StringProtocol) {
        self.content = .verbatim(String(content))
    }

    /// Shows text verbatim.
    public init(verbatim content: String) {
        self.content = .verbatim(content)
    }

    /// Shows a value in a format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        content = .verbatim(format.format(input))
    }

    /// Shows a value in a format of the toolkit.
    public init<F: OwnFormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {
        content = .verbatim(format.format(input))
    }

    /// Shows a live date.
    package init(_ date: LiveDate) {
        content = .live(date, at: nil)
    }

    private init(_ content: Content) {
        self.content = content
    }

    /// The text, untranslated and unstyled.
    package var plain: String {
        switch content {
        case .key(let key): key.plain
        case .verbatim(let text): text
        case .joined(let first, let second): first.plain + second.plain
        case .live(let date, let now): date.text(at: now ?? Date()) { $0.plain }
        }
    }

    /// Joins two texts, each with its style.
    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(.joined(lhs, rhs))
    }

    @MainActor
    package func resolve(_ environment: EnvironmentValues) -> String {
        resolve(in: SharedEnvironment(environment))
    }

    @MainActor
    private func resolve(in environment: SharedEnvironment) -> String {
        let text =
            switch content {
            case .key(let key):
                environment.values.read(key)
            case .verbatim(let text): environment.values.spelled(text)
            case .joined(let first, let second):
                first.resolve(in: environment) + second.resolve(in: environment)
            case .live(let date, let now):
                date.text(at: now ?? Date()) { environment.values.string($0) }
            }
        return switch environment.values.textCase {
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case nil: text
        }
    }

    public func nodes(_ evaluation: Evaluation) -> [Node] {
        let dates = liveDates
        if !dates.isEmpty {
            // Another date is another view, whose timer starts again.
            let schedule = LiveSchedule(dates: dates)
            return TimelineView(schedule) { frozen(at: $0.date) }
                .nodes(evaluation.at(named: PlaceName(schedule)))
        }
        let evaluation = change.map(evaluation.with) ?? evaluation
        let text = resolve(in: evaluation.shared)
        let runs = hasParts ? runs(evaluation.environment) : []
        return [TextNode(evaluation.place, text, in: evaluation.shared, runs: runs)]
    }

    private var hasParts: Bool {
        switch content {
        case .key(let key): key.hasMarks
        case .verbatim, .live: false
        case .joined: true
        }
    }

    /// The dates whose text changes while time passes.
    private var liveDates: [LiveDate] {
        switch content {
        case .key, .verbatim: []
        case .joined(let first, let second): first.liveDates + second.liveDates
        case .live(let date, let now): now == nil ? [date] : []
        }
    }

    /// Returns the text with its live dates fixed at a time.
    private func frozen(at now: Date) -> Text {
        var result = self
        switch content {
        case .key, .verbatim: break
        case .joined(let first, let second):
            result.content = .joined(first.frozen(at: now), second.frozen(at: now))
        case .live(let date, _): result.content = .live(date, at: now)
        }
        return result
    }

    /// Returns the parts with their styles in an environment.
    @MainActor
    private func runs(_ environment: EnvironmentValues) -> [StyledRun] {
        if case .key(let key) = content, let parts = environment.styledParts(of: key) {
            return parts
        }
        guard case .joined(let first, let second) = content else {
            return [StyledRun(text: resolve(environment), style: environment.textStyle)]
        }
        return [first, second].flatMap { part in
            var environment = environment
            part.change?(&environment)
            return part.runs(environment)
        }
    }

    /// Returns the text with an outer style change; existing changes are applied after it.
    package func styled(_ outer: @escaping (inout EnvironmentValues) -> Void) -> Text {
        var result = self
        result.change = { [change] in
            outer(&$0)
            change?(&$0)
        }
        return result
    }

    private indirect enum Content {
        case key(LocalizedStringKey)
        case verbatim(String)
        case joined(Text, Text)
        /// A live date, shown at the present time if `nil`.
        case live(LiveDate, at: Date?)
    }
}

extension View {
    /// Limits the number of lines of each text; `nil` for no limit.
    public func lineLimit(_ number: Int?) -> ModifiedView {
        environment(putting: number) { $0.lineLimit = $1 }
    }

    /// Aligns the lines of each text.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> ModifiedView {
        environment(putting: alignment) { $0.textAlignment = $1 }
    }
}

extension Text {
    /// Underlines all occurrences of words, which must be in lower case.
    package init(verbatim text: String, marking words: [String]) {
        guard !words.isEmpty else {
            self.init(verbatim: text)
            return
        }
        let letters = text.map { $0.lowercased() }
        var places = Set<Int>()
        for word in words.map({ $0.map(String.init) })
        where !word.isEmpty && word.count <= letters.count {
            for start in 0...letters.count - word.count
            where letters[start..<start + word.count].elementsEqual(word) {
                places.formUnion(start..<start + word.count)
            }
        }
        self.init(verbatim: text, underlining: places)
    }

    /// Underlines the characters at the given indices.
    init(verbatim text: String, underlining places: Set<Int>) {
        guard !places.isEmpty else {
            self.init(verbatim: text)
            return
        }
        var runs: [(text: String, isUnderlined: Bool)] = []
        for (place, character) in text.enumerated() {
            let isUnderlined = places.contains(place)
            if runs.last?.isUnderlined == isUnderlined {
                runs[runs.count - 1].text.append(character)
            } else {
                runs.append((String(character), isUnderlined))
            }
        }
        self = runs.reduce(Text(verbatim: "")) { whole, run in
            let part = Text(verbatim: run.text)
            return whole + (run.isUnderlined ? part.underline() : part)
        }
    }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
    /// Inserts the words of another text.
    public mutating func appendInterpolation(_ text: Text) {
        appendInterpolation(text.plain)
    }
}

/// Typographic traits, which are up to the terminal.
nonisolated extension Text {
    /// Style of an underline or strikethrough; no effect in a terminal.
    public struct LineStyle: Hashable, Sendable {
        /// A single line.
        public static let single = LineStyle()

        /// Makes a line style; no effect in a terminal.
        public init(pattern: Pattern = .solid, color: Color? = nil) {}

        /// Dashes of a line; no effect in a terminal.
        public enum Pattern: Hashable, Sendable {
            case solid, dash, dot, dashDot, dashDotDot
        }
    }
}

extension Text {
    /// Colours the text.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        styled { $0.textStyle = $0.textStyle.overlaid(by: style.style(in: $0.theme)) }
    }

    /// Makes the text bold.
    public func bold(_ isActive: Bool = true) -> Text { attribute(.bold, isActive) }

    /// Underlines the text in its colour; pattern and colour have no effect.
    public func underline(
        _ isActive: Bool = true,
        pattern: LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> Text { attribute(.underline, isActive) }

    package func attribute(_ attribute: Style.Attributes, _ isActive: Bool) -> Text {
        styled { $0.textStyle.attributes.set(attribute, isActive) }
    }
}

/// A title that is not a key of the catalog: a text, or a string shown verbatim.
nonisolated public protocol TitleText {
    /// The title as a view.
    var titleText: Text { get }
}

nonisolated extension Text: TitleText {
    public var titleText: Text { self }
}

nonisolated extension String: TitleText {
    public var titleText: Text { Text(verbatim: self) }
}

nonisolated extension Substring: TitleText {
    public var titleText: Text { Text(verbatim: String(self)) }
}
