/// The values that a view passes to everything below it.
@MainActor
public struct EnvironmentValues {
    /// The language and region of the interface.
    public var locale = Locale(identifier: "en")
    /// Whether controls react to the person.
    public var isEnabled = true
    /// The look of each meaning.
    public var theme = Theme.standard
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
    /// Takes the screen or presentation away that the view is in.
    public var dismiss = DismissAction()

    var textStyle = Style.plain
    var lineLimit: Int?
    var textCase: Text.Case?
    var textAlignment = TextAlignment.leading
    var buttonStyle: any PrimitiveButtonStyle = .automatic
    var textFieldStyle: any TextFieldStyle = .automatic
    var pickerStyle: any PickerStyle = .automatic
    var gaugeStyle: any GaugeStyle = .automatic
    var labelColumn: LabelColumn?
    var isInRow = false
    var isLabeled = false
    var isSecure = false
    var namesSymbols = false
    var accessibilityLabel: Text?
    var labelStyle: ((LabelStyleConfiguration) -> any View)?
    var toggleStyle: ((ToggleStyleConfiguration) -> any View)?
    var isSecondaryAction = false
    var toolbarGroup: String?
    var rowVerb: LocalizedStringKey = "open"
    var keyboardShortcut: KeyboardShortcut?
    var afterAction: (() -> Void)?
    var navigate: ((AnyHashable) -> Void)?
    var push: ((PushedScreen) -> Void)?
    var validation: ValidationMessage?
    var submit: (() -> Void)?
    var focusBinding: FocusBinding?
    var frameRequest = FrameRequest()
    private var custom: [ObjectIdentifier: Any] = [:]
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    /// Starts with the default of every value.
    public init() {}

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { custom[ObjectIdentifier(key)] = newValue }
    }

    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { objects[ObjectIdentifier(type)] as? Object }
        set { objects[ObjectIdentifier(type)] = newValue }
    }
}

extension EnvironmentValues {
    func string(_ key: LocalizedStringKey) -> String {
        stringCatalog.string(key, locale: locale)
    }
}
