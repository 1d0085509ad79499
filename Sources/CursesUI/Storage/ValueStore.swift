import Dispatch
import Observation

/// Observable values by key, with an optional file.
///
/// The file is read on the first access. Changes are written together in the next turn, merged with
/// the file's present content, since another program may have changed other keys. For the main
/// thread only.
@Observable
nonisolated final class ValueStore: @unchecked Sendable {
    static let app = ValueStore(StorageFile(program: CommandLine.arguments.first ?? ""))
    static let scene = ValueStore(nil)

    @ObservationIgnored private let file: StorageFile?
    @ObservationIgnored private var isRead = false
    @ObservationIgnored private var isWaiting = false
    @ObservationIgnored private var unwritten: [String: StoredValue?] = [:]
    private var values: [String: StoredValue] = [:]

    init(_ file: StorageFile?) {
        self.file = file
    }

    subscript(key: String) -> StoredValue? {
        get {
            read()
            return values[key]
        }
        set {
            read()
            guard values[key] != newValue else { return }
            values[key] = newValue
            if file != nil { unwritten[key] = .some(newValue) }
            writeLater()
        }
    }

    private func read() {
        if isRead { return }
        isRead = true
        if let text = file?.load() { values = StoredLines(text).values }
    }

    private func writeLater() {
        guard file != nil, !isWaiting else { return }
        isWaiting = true
        DispatchQueue.main.async { self.write() }
    }

    /// Writes the changed values.
    func write() {
        isWaiting = false
        guard let file, !unwritten.isEmpty, let text = file.load() else { return }
        var lines = StoredLines(text)
        for (key, value) in unwritten { lines[key] = value }
        if file.save(lines.text) { unwritten = [:] }
    }
}

extension EnvironmentValues {
    /// The store of `@AppStorage`; `nil` for the program's file.
    @Entry var appStore: ValueStore?
}

extension Place {
    /// Returns the store of `@AppStorage`; a headless window has its own.
    func appStore(in environment: EnvironmentValues) -> ValueStore {
        if let store = environment.appStore { return store }
        return environment.isHeadless ? root.slot { ValueStore(nil) } : .app
    }

    /// Returns the store of `@SceneStorage`; a headless window has its own.
    func sceneStore(in environment: EnvironmentValues) -> ValueStore {
        environment.isHeadless ? root.slot(1) { ValueStore(nil) } : .scene
    }
}

/// A stored value in the notation of its file.
nonisolated enum StoredValue: Equatable, Sendable {
    case bool(Bool)
    case number(Double)
    case integer(Int)
    case string(String)

    /// Parses a value.
    init?(_ text: some StringProtocol) {
        switch text {
        case "true": self = .bool(true)
        case "false": self = .bool(false)
        default:
            if let integer = Int(text) {
                self = .integer(integer)
            } else if let number = Double(text) {
                self = .number(number)
            } else if let string = QuotedText(text)?.content {
                self = .string(string)
            } else {
                return nil
            }
        }
    }

    var text: String {
        switch self {
        case .bool(let value): "\(value)"
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        case .string(let value): QuotedText(content: value).text
        }
    }
}

/// Quoted text with escapes.
nonisolated struct QuotedText {
    let content: String

    init(content: String) {
        self.content = content
    }

    init?(_ text: some StringProtocol) {
        guard text.count >= 2, text.first == "\"", text.last == "\"" else { return nil }
        var content = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in text.dropFirst().dropLast().unicodeScalars {
            if isEscaped {
                guard let plain = Self.escapes.first(where: { $0.letter == scalar }) else {
                    return nil
                }
                content.append(plain.scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else if scalar == "\"" {
                return nil
            } else {
                content.append(scalar)
            }
        }
        if isEscaped { return nil }
        self.content = String(content)
    }

    var text: String {
        var text = String.UnicodeScalarView()
        for scalar in content.unicodeScalars {
            if let escape = Self.escapes.first(where: { $0.scalar == scalar }) {
                text.append("\\")
                text.append(escape.letter)
            } else {
                text.append(scalar)
            }
        }
        return "\"\(String(text))\""
    }

    private static let escapes: [(scalar: Unicode.Scalar, letter: Unicode.Scalar)] = [
        ("\\", "\\"), ("\"", "\""), ("\n", "n"), ("\r", "r"), ("\t", "t"), ("\0", "0"),
    ]
}
