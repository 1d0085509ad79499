public import Observation

/// The values that a view passes to everything below it.
@MainActor
public struct EnvironmentValues {
    /// The language and region of the interface.
    public var locale: Locale {
        get { Locale(identifier: localeIdentifier) }
        set { localeIdentifier = newValue.identifier }
    }
    /// True if controls accept input.
    public var isEnabled = true
    /// The style of each meaning.
    public var theme = Theme.standard
    /// The terminal's known colours, from which a `ColorSet` makes the theme.
    package var terminalColors = TerminalColors(count: 16)
    /// The translations of the interface.
    package var stringCatalog = StringCatalog.empty
    /// The present day, set by the app, since the toolkit reads no clock; `nil` if unknown.
    public var today: (any CalendarDay)?
    /// Suspends a task for a duration.
    public var sleep: (Duration) async throws -> Void = { try await MainClock.sleep(for: $0) }
    /// Delay before a progress view appears, by default 200 ms.
    public var progressViewDelay = Duration.milliseconds(200)
    /// Time for which a toast is shown, by default 8 s.
    package var toastDuration = Duration.seconds(8)
    /// True if the program gets mouse events; the terminal's own selection then needs Shift.
    public var capturesMouse = true
    /// The user's keys for actions.
    public var keyRemapping = KeyRemapping()
    /// The clipboard of the terminal.
    public var pasteboard = Pasteboard()
    /// The set of characters to draw with.
    public var terminalCharacters = TerminalCharacters.automatic
    /// Closes the screen or presentation that contains the view.
    public var dismiss = DismissAction()
    /// Closes the window and ends the program.
    public var dismissWindow = DismissWindowAction()

    /// True if the terminal draws non-ASCII symbols.
    var hasSymbols = true
    /// True if the terminal has reported that it draws ambiguous characters in two columns.
    package var drawsAmbiguousWide = false
    /// Identifier of the locale; without Foundation's data a `Locale` loses it.
    var localeIdentifier = "en"
    package var textStyle = Style.plain
    /// The largest number of lines of a text; `nil` for no limit.
    public var lineLimit: Int?
    package var textCase: TextCase?
    package var textAlignment = TextAlignment.leading
    package var isInRow = false
    /// True if the first click on a row opens it, as in a presentation.
    var opensOnFirstClick = false
    var isLabeled = false
    /// True if several views are evaluated of which one will be shown.
    var isChoosing = false
    package var focusBinding: FocusBinding?
    /// True if there is no terminal, as in a test.
    package var isHeadless = false
    package var frameRequest = FrameRequest()
    package var focusRequest: FocusRequest?
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

    /// The value of an internal key that ends at the edge of a sheet.
    package subscript<Key: LocalEnvironmentKey>(key: Key.Type) -> Key.Value {
        get { Self.value(of: key, in: local) }
        set { local[ObjectIdentifier(key)] = newValue }
    }

    package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { objects[ObjectIdentifier(type)] as? Object }
        set { objects[ObjectIdentifier(type)] = newValue }
    }
}

extension EnvironmentValues {
    /// Returns the values for a presentation, with local values and text traits reset.
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

    // Not cast if missing: an optional value would become `nil` instead of the default.
    private static func value<Key: EnvironmentKey>(
        of key: Key.Type,
        in values: [ObjectIdentifier: Any]
    ) -> Key.Value {
        guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
        return value as? Key.Value ?? Key.defaultValue
    }

    /// Returns the text of a key in the language of the interface.
    public func string(_ key: LocalizedStringKey) -> String {
        spelled(stringCatalog.string(key, localeIdentifier: localeIdentifier))
    }

    /// Replaces symbols by words if the terminal cannot draw them.
    func spelled(_ text: String) -> String { spellsOut ? SpelledText.of(text) : text }

    /// Number of columns by which spelling out lengthens a text.
    func spellingExcess(of text: String) -> Int { spellsOut ? SpelledText.excess(of: text) : 0 }

    /// Names of keys in the help.
    var keySpelling: (String) -> String {
        spellsOut ? { SpelledText.key($0) } : { $0 }
    }

    /// True if half blocks can be drawn; false with ASCII and on the Linux console.
    package var drawsBlocks: Bool { !spellsOut && chartDots != .ascii }

    private var spellsOut: Bool {
        switch terminalCharacters {
        case .automatic: drawsAmbiguousWide || !hasSymbols
        case .narrow: !hasSymbols
        case .wide, .ascii: true
        }
    }

    /// The user's keys, by actions in the language of the interface.
    var chosenKeys: ResolvedKeys { keyRemapping.resolved(string) }
}

extension EnvironmentValues {
    /// The characters that draw the lines of charts and shapes, by default Braille.
    @Entry public var chartDots = ChartDots.braille
}

/// Reads a value that a view above passed down.
@propertyWrapper
public struct Environment<Value>: PlacedProperty {
    // Instead of a closure: key paths are the same object each time, so equal views compare equal.
    private let keyPath: KeyPath<EnvironmentValues, Value>?
    private let read: ((EnvironmentValues) -> Value)?
    private var shared: SharedEnvironment?

    /// The value at the place of the view.
    public var wrappedValue: Value {
        value(in: shared?.values ?? EnvironmentValues())
    }

    /// Reads a value by its name.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        read = nil
        KnownWrappers.enter(Self.self)
    }

    /// Reads an observable object by its type, which a view above must have passed.
    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        keyPath = nil
        read = { values in
            guard let object = values[object: type] else {
                preconditionFailure("No \(type) was passed with .environment(_:)")
            }
            return object
        }
        KnownWrappers.enter(Self.self)
    }

    /// Reads an observable object by its type; `nil` if no view above passed one.
    public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
        keyPath = nil
        read = { $0[object: type] }
        KnownWrappers.enter(Self.self)
    }

    package mutating func bind(to place: Place, index: Int, environment: SharedEnvironment) {
        shared = environment
    }

    package func isSame(in one: SharedEnvironment, and other: SharedEnvironment) -> Bool {
        KeptValue.areSame(value(in: one.values), value(in: other.values))
    }

    private func value(in values: EnvironmentValues) -> Value {
        if let keyPath { return values[keyPath: keyPath] }
        guard let read else { preconditionFailure("Nothing is named") }
        return read(values)
    }
}

/// The name of a value that a view can pass to everything below it.
@MainActor
public protocol EnvironmentKey {
    associatedtype Value

    /// The value if no view above passed one.
    static var defaultValue: Value { get }
}

/// A key whose value ends at the edge of a sheet.
package protocol LocalEnvironmentKey: EnvironmentKey {}

/// An environment shared by many evaluations.
package final class SharedEnvironment {
    package let values: EnvironmentValues
    /// The same values for the other axis of a stack, cached.
    var forOtherAxis: SharedEnvironment?

    package init(_ values: EnvironmentValues) {
        self.values = values
    }

    nonisolated deinit {}
}
