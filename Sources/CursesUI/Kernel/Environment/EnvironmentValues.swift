/// The values that a view passes to everything below it.
@MainActor
public struct EnvironmentValues {
    /// The language and region of the interface.
    public var locale: Locale {
        get { Locale(identifier: localeIdentifier) }
        set { localeIdentifier = newValue.identifier }
    }
    /// Whether controls react to the person.
    public var isEnabled = true
    /// The look of each meaning.
    public var theme = Theme.standard
    /// What is known of the terminal's colours, from which a `ColorSet` makes the theme.
    public var terminalColors = TerminalColors()
    /// The translations of the interface.
    public var stringCatalog = StringCatalog.empty
    /// The day that it is, which the toolkit has no clock to find out.
    public var today: (any CalendarDay)?
    /// Lets a task wait for a while.
    public var sleep: (Duration) async throws -> Void = { try await MainClock.sleep(for: $0) }
    /// How long work has to take before its progress is shown.
    public var progressViewDelay = Duration.milliseconds(200)
    /// How long a toast stays.
    public var toastDuration = Duration.seconds(8)
    /// Whether clicks and the wheel are heard; the terminal's own selection then needs Shift.
    public var capturesMouse = true
    /// The keys that the person has chosen for actions.
    public var keyRemapping = KeyRemapping()
    /// The clipboard of whoever sits at the terminal.
    public var pasteboard = Pasteboard()
    /// Which characters the screen is drawn with.
    public var terminalCharacters = TerminalCharacters.automatic
    /// Takes the screen or presentation away that the view is in.
    public var dismiss = DismissAction()
    /// Closes the window and ends the program.
    public var dismissWindow = DismissWindowAction()

    /// Whether the terminal has symbols beside those of ASCII.
    var hasSymbols = true
    /// Whether the terminal has answered that it draws ambiguous characters in two columns.
    var drawsAmbiguousWide = false
    /// The name of the locale: where Foundation comes without its data, a `Locale` forgets it.
    var localeIdentifier = "en"
    var textStyle = Style.plain
    /// How many lines each text has at most.
    public var lineLimit: Int?
    var textCase: TextCase?
    var textAlignment = TextAlignment.leading
    var isInRow = false
    /// Whether a click on a row opens it that was not marked before, as in what lies over the screen.
    var opensOnFirstClick = false
    var isLabeled = false
    /// Whether several views are evaluated of which one will be shown.
    var isChoosing = false
    var focusBinding: FocusBinding?
    var frameRequest = FrameRequest()
    var focusRequest: FocusRequest?
    private var inherited: [ObjectIdentifier: Any] = [:]
    private var local: [ObjectIdentifier: Any] = [:]
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    /// Starts with the default of every value.
    public init() {}

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { Self.value(of: key, in: inherited) }
        set { inherited[ObjectIdentifier(key)] = newValue }
    }

    /// The value of a key of the toolkit's own that ends at the edge of a sheet.
    subscript<Key: LocalEnvironmentKey>(key: Key.Type) -> Key.Value {
        get { Self.value(of: key, in: local) }
        set { local[ObjectIdentifier(key)] = newValue }
    }

    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { objects[ObjectIdentifier(type)] as? Object }
        set { objects[ObjectIdentifier(type)] = newValue }
    }
}

extension EnvironmentValues {
    /// The values for something that lies over the screen, which has none of the place it came from.
    func presented(dismiss: @escaping () -> Void) -> EnvironmentValues {
        var values = self
        values.local = [:]
        values.textStyle = .plain
        values.lineLimit = nil
        values.textCase = nil
        values.textAlignment = .leading
        values.isEnabled = true
        values.isInRow = false
        values.isLabeled = false
        values.opensOnFirstClick = true
        values.isChoosing = false
        values.focusBinding = nil
        values.dismiss = DismissAction(action: dismiss)
        return values
    }

    // A missing value must not be cast, for one that is optional would become nil and not the default.
    private static func value<Key: EnvironmentKey>(
        of key: Key.Type,
        in values: [ObjectIdentifier: Any]
    ) -> Key.Value {
        guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
        return value as? Key.Value ?? Key.defaultValue
    }

    /// The text of a key in the language of the interface.
    public func string(_ key: LocalizedStringKey) -> String {
        spelled(stringCatalog.string(key, localeIdentifier: localeIdentifier))
    }

    /// The text as it is drawn with the characters that there are.
    func spelled(_ text: String) -> String { spellsOut ? SpelledText.of(text) : text }

    /// By how many columns a text is longer for what is spelled out in it.
    func spellingExcess(of text: String) -> Int { spellsOut ? SpelledText.excess(of: text) : 0 }

    /// How help writes the name of a key.
    var keySpelling: (String) -> String {
        spellsOut ? { SpelledText.key($0) } : { $0 }
    }

    /// Whether half blocks are drawn as such: neither ASCII nor the Linux console has them.
    public var drawsBlocks: Bool { !spellsOut && chartDots != .ascii }

    private var spellsOut: Bool {
        switch terminalCharacters {
        case .automatic: drawsAmbiguousWide || !hasSymbols
        case .narrow: !hasSymbols
        case .wide, .ascii: true
        }
    }

    /// The keys that the person has chosen, in the language of the interface.
    var chosenKeys: ResolvedKeys { keyRemapping.resolved(string) }
}
