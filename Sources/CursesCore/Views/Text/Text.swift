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
    init(_ date: LiveDate) {
        content = .live(date, at: nil)
    }

    private init(_ content: Content) {
        self.content = content
    }

    /// The text, untranslated and unstyled.
    var plain: String {
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
        guard hasParts else { return [TextNode(evaluation.place, text, in: evaluation.shared)] }
        let runs = runs(evaluation.environment)
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
    func styled(_ outer: @escaping (inout EnvironmentValues) -> Void) -> Text {
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
